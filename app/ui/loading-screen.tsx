import { Spinner } from "./spinner.tsx";

/** Fills the window while a screen is not ready; the text is its heading. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="bg-paper flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center"
    >
      <Spinner size="lg" className="text-rosa" />
      <h1 className="text-[length:var(--text-subtitle)]">{text}</h1>
    </div>
  );
}
