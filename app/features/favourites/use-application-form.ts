import { useRef, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "#app/platform/drafts.ts";
import type { Application } from "#domain/favourites/application.ts";
import type { Favourite } from "./favourites.data.ts";
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
  // Another member at the same device has drafts of her own.
  const draft = `note ${owner} ${favourite.itemType} ${favourite.itemId}`;
  const [unsaved, setUnsaved] = useState<Partial<Application>>(() => {
    const note = readDraft<string>(draft);
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
    choose(status: Application["status"]) {
      setUnsaved((now) => ({ ...now, status }));
      // What failed before goes along: "saved" is said of all that stands there.
      send({ ...unsaved, status });
    },
    type(note: string) {
      keepDraft(draft, note);
      setUnsaved((now) => ({ ...now, note }));
      setOutcome("idle");
    },
    /** Leaving the note saves it; leaving it as it was sends nothing. */
    leave() {
      if (unsaved.note === undefined || outcome === "failed") return;
      if (unsaved.note !== saved.note) send(unsaved);
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
