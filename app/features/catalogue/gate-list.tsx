import type { GateView } from "#catalogue/views/item-view.ts";

export function GateList({ gates }: { gates: ReadonlyArray<GateView> }) {
  if (gates.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5 marker:text-rosa">
      {gates.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
