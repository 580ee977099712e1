import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { parseStep, type Step } from "./steps.ts";

const PARAMETER = "paso";

/**
 * The form's step is in the address: Back goes to the previous one, and a reload stays.
 * `state` holds the return path and is passed on to each step.
 */
export function useStep() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const stepAddress = (step: Step) => {
    const nextQuery = new URLSearchParams(query);
    nextQuery.set(PARAMETER, String(step));
    return `?${nextQuery}`;
  };
  return {
    step: parseStep(query.get(PARAMETER)),
    stepAddress,
    state,
    goTo: (step: Step) =>
      navigate(stepAddress(step), { preventScrollReset: true, state }),
  };
}

/** Scrolls to a new step and focuses its heading, unless the error summary takes the focus. */
export function useStepHeading(
  step: Step,
  hasFaults: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    if (hasFaults) return;
    heading.current
      ?.closest("form")
      ?.scrollIntoView({ behavior: "instant", block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step, hasFaults]);
  return heading;
}
