import { useTranslation } from "react-i18next";

export type Tip = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

/** Advice that holds for any application, in the order in which it helps. */
export function Tips({ tips }: { tips: ReadonlyArray<Tip> }) {
  const { t } = useTranslation("scholarships");
  return (
    <section aria-labelledby="tips" className="column py-10">
      <h2 id="tips">{t("tips.heading")}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {tips.map(({ id, title, text }, index) => (
          <li key={id} className="flex gap-4">
            <span
              aria-hidden
              className="font-display bg-maiz text-on-maiz grid size-10 shrink-0 place-items-center rounded-full font-bold"
            >
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="text-ink-soft measure mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
