import { MailLink } from "./mail-link.tsx";

/** Replaces a form where scripts do not run. Links to `email` if there is one. */
export function NeedsScriptNote({
  text,
  email,
}: {
  text: string;
  email?: string | null;
}) {
  return (
    <noscript>
      <p className="measure mt-3">{text}</p>
      {email && <MailLink email={email} />}
    </noscript>
  );
}
