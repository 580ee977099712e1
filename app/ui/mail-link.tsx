/** A visible mail address: not every phone has a mail program. */
export function MailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {email}
    </a>
  );
}
