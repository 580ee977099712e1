import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { GradeFormView } from "#catalogue/views/grades-view.ts";

/** Id of the result's heading. */
export const RESULT_ID = "resultado";

/** Focuses the first fault, else the result, after the form is sent; not on back or forward. */
export function useAnswerFocus({ entries, faults }: GradeFormView) {
  const isBackOrForward = useNavigationType() === "POP";
  const sent = JSON.stringify(entries);
  const lastSent = useRef(sent);
  const [firstFault] = Object.keys(faults);
  useEffect(() => {
    if (lastSent.current === sent) return;
    lastSent.current = sent;
    if (isBackOrForward) return;
    const target = document.getElementById(firstFault ?? RESULT_ID);
    target?.focus({ preventScroll: !firstFault });
  }, [sent, firstFault, isBackOrForward]);
}
