import { words } from "../text/fold.ts";

/** Answers that name no career and no language; folded, without `FILLER_WORDS`. */
const ANSWERS = new Set(
  [
    "no, not, nada, nothing, si, yes, ni idea, no idea, no se, nose, ns, ns nc, n a, na, no aplica, not applicable",
    "no tengo, no tengo idea, no tengo ni idea, no tengo claro, no se cual, no se cuales, no se que, no se que estudiar",
    "no estoy seguro, no estoy segura, no decido, no me decido, no he decidido, sin decidir, indeciso, indecisa",
    "por decidir, por definir, pendiente, que sea, cualquier, cualquiera, todo, todos, todas, varios, varias",
    "ninguno, ninguna, ningun, ninguno en especial, ninguna en especial, ninguno en particular, ninguna en particular",
    "otro, otra, otros, otras, other, others, another, none, any, anything, all, none of these, none of them",
    "i don t know, i dont know, i do not know, don t know, dont know, idk, unsure, not sure, i m not sure, im not sure",
    "i am not sure, undecided, not decided, i haven t decided, i have not decided",
  ].flatMap((line) => line.split(", ")),
);

/** Words ignored in an answer: "todavía no lo sé", "otra carrera", "I don't know yet". */
const FILLER_WORDS = new Set(
  (
    "aun todavia ya lo la el verdad muy ahora momento yet still now really " +
    "carrera carreras idioma idiomas lengua lenguas career careers language languages"
  ).split(" "),
);

/** True for an answer without a career or language to search for: "No sé", "otra" or "-". */
export function namesNothing(answer: string): boolean {
  const all = words(answer);
  const significant = all.filter((word) => !FILLER_WORDS.has(word));
  return all.length === 0 || ANSWERS.has(significant.join(" "));
}

/** The answers without those that name nothing; `[]` without any. */
export function withoutEmptyAnswers(
  answers: ReadonlyArray<string> | null | undefined,
): ReadonlyArray<string> {
  return (answers ?? []).filter((answer) => !namesNothing(answer));
}
