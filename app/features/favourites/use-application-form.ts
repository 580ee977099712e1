import { useRef, useState } from "react";
import type { Application } from "#domain/favourites/application.ts";
import type { Favourite } from "./favourites.data.ts";
import { keepNoteDraft, noteDraft } from "./note-drafts.ts";
import type { Saving } from "./use-applications.ts";

type Outcome = "idle" | "saving" | "saved" | "failed";

/**
 * Status and note of one item as they stand on the screen: what is saved, under what
 * was chosen or typed and is not saved yet. Only the server's word takes that away.
 */
export function useApplicationForm({
  owner,
  favourite,
  saved,
  save,
}: {
  /** Whose drafts they are. */
  owner: string;
  favourite: Favourite;
  saved: Application;
  save: Saving;
}) {
  const [unsaved, setUnsaved] = useState<Partial<Application>>(() => {
    const note = noteDraft(owner, favourite);
    return note === null ? {} : { note };
  });
  const [outcome, setOutcome] = useState<Outcome>("idle");
  // One after the other: what was typed last is written last.
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
          if (noteDraft(owner, favourite) === change.note)
            keepNoteDraft(owner, favourite, null);
        }
        if (turn === latest.current) setOutcome(ok ? "saved" : "failed");
      });
  }

  return {
    ...saved,
    ...unsaved,
    outcome,
    hasDraft: unsaved.note !== undefined && unsaved.note !== saved.note,
    choose(status: Application["status"]) {
      setUnsaved((now) => ({ ...now, status }));
      send({ status });
    },
    type(note: string) {
      keepNoteDraft(owner, favourite, note);
      setUnsaved((now) => ({ ...now, note }));
      setOutcome("idle");
    },
    /** Leaving the note saves it; leaving it as it was sends nothing. */
    leave() {
      if (unsaved.note === undefined || outcome === "failed") return;
      if (unsaved.note !== saved.note) send({ note: unsaved.note });
    },
    /** All that is not saved yet, also after a failure. */
    retry() {
      if (outcome === "saving") return;
      const hasNone = Object.keys(unsaved).length === 0;
      send(hasNone ? { note: saved.note } : unsaved);
    },
  };
}

/** What is not saved yet, without what has just been saved as it still stands. */
function without(
  unsaved: Partial<Application>,
  saved: Partial<Application>,
): Partial<Application> {
  return Object.fromEntries(
    Object.entries(unsaved).filter(
      ([name, value]) => saved[name as keyof Application] !== value,
    ),
  );
}
