import { Spinner } from "./spinner.tsx";

/** The whole window, with its heading, while nothing else can be shown. */
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
