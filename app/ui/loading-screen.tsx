import { Spinner } from "./spinner.tsx";

/** The whole window while there is nothing else to show. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="bg-paper flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center"
    >
      <Spinner size="lg" className="text-rosa" />
      <p className="font-display text-subtitle font-bold">{text}</p>
    </div>
  );
}
