import { type RefObject, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { parseStep, type Step } from "./steps.ts";

const PARAMETER = "paso";

/** The step of the form stands in the address: Back leads to the one before, and a reload keeps it. */
export function useStep() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const stepAddress = (step: Step) => {
    const changed = new URLSearchParams(query);
    changed.set(PARAMETER, String(step));
    return `?${changed}`;
  };
  return {
    step: parseStep(query.get(PARAMETER)),
    stepAddress,
    goTo: (step: Step) =>
      navigate(stepAddress(step), { preventScrollReset: true }),
  };
}

/** A step that follows another is read from its heading on. A summary of faults takes the focus instead. */
export function useStepHeading(
  step: Step,
  hasFaults: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasFaults) return;
    heading.current
      ?.closest("form")
      ?.scrollIntoView({ behavior: "instant", block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step, hasFaults]);
  return heading;
}
