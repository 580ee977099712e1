import { useRef, useState } from "react";
import { dropDraft, readDraft, storeDraft } from "#app/platform/drafts.ts";
import type { Application } from "#domain/favourites/application.ts";
import type { Favourite } from "./favourites.data.ts";
import type { SaveChange } from "./use-applications.ts";

type Outcome = "idle" | "saving" | "saved" | "failed";

/**
 * Status and note of one item on the screen: unsaved input over the saved state. Only a
 * confirmed save clears the input.
 */
export function useApplicationForm({
  owner,
  favourite,
  saved,
  save,
}: {
  /** A member's id, or "device". */
  owner: string;
  favourite: Favourite;
  saved: Application;
  save: SaveChange;
}) {
  // Another member on the same device has their own drafts.
  const draft = `note ${owner} ${favourite.itemType} ${favourite.itemId}`;
  const [unsaved, setUnsaved] = useState<Partial<Application>>(() => {
    const note = readDraft<string>(draft);
    return note === null ? {} : { note };
  });
  const [outcome, setOutcome] = useState<Outcome>("idle");
  // Sequential: the last input is written last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);

  function send(change: Partial<Application>) {
    latest.current += 1;
    const turn = latest.current;
    setOutcome("saving");
    queue.current = queue.current
      .then(() => save(favourite, change))
      .then(({ ok }) => {
        if (ok) {
          setUnsaved((now) => without(now, change));
          if (readDraft(draft) === change.note) dropDraft(draft);
        }
        if (turn === latest.current) setOutcome(ok ? "saved" : "failed");
      });
  }

  return {
    ...saved,
    ...unsaved,
    outcome,
    hasDraft: unsaved.note !== undefined && unsaved.note !== saved.note,
    chooseStatus(status: Application["status"]) {
      setUnsaved((now) => ({ ...now, status }));
      // Includes all unsaved input: "saved" covers all that is shown.
      send({ ...unsaved, status });
    },
    typeNote(note: string) {
      storeDraft(draft, note);
      setUnsaved((now) => ({ ...now, note }));
      setOutcome("idle");
    },
    /** Sends nothing for an unchanged note or after a failure. */
    saveOnBlur() {
      if (unsaved.note === undefined || outcome === "failed") return;
      if (unsaved.note !== saved.note) send(unsaved);
    },
    /** Sends all unsaved input or, without any, the saved note; ignored during a save. */
    submit() {
      if (outcome === "saving") return;
      const hasNone = Object.keys(unsaved).length === 0;
      send(hasNone ? { note: saved.note } : unsaved);
    },
  };
}

/** Unsaved input without the saved fields; a field that was edited during the save stays. */
function without(
  unsaved: Partial<Application>,
  saved: Partial<Application>,
): Partial<Application> {
  return Object.fromEntries(
    Object.entries(unsaved).filter(
      // `Object.entries` types the names as strings.
      ([name, value]) => saved[name as keyof Application] !== value,
    ),
  );
}
