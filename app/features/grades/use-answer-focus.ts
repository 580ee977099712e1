import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { GradeFormView } from "#catalogue/views/grades-view.ts";

/** Id of the result's heading. */
export const RESULT = "resultado";

/** After the form is sent, focuses the first fault, else the result. Back leaves the focus alone. */
export function useAnswerFocus({ entries, faults }: GradeFormView) {
  const isBackOrForward = useNavigationType() === "POP";
  const sent = JSON.stringify(entries);
  const last = useRef(sent);
  const [fault] = Object.keys(faults);
  useEffect(() => {
    if (last.current === sent) return;
    last.current = sent;
    if (isBackOrForward) return;
    const target = document.getElementById(fault ?? RESULT);
    target?.focus({ preventScroll: !fault });
  }, [sent, fault, isBackOrForward]);
}
