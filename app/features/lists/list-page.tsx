import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListItemView, ListView } from "#catalogue/views/list-view.ts";
import { ListForm } from "./list-form.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { ShareAddress } from "./share-address.tsx";

/** A printed list of up to this many items fits two pages in larger letters. */
const FEW_ITEMS = 10;

/** A list to share: its items, its address, and the form that changes it. */
export function ListPage({
  view,
  heart,
}: {
  view: ListView;
  /** The favourite button of an item. */
  heart: (item: ListItemView) => ReactNode;
}) {
  return (
    <div className="column py-6">
      <div className="flex flex-col gap-1">
        {view.lines.map((line) => (
          <p key={line} className="measure text-ink-soft leading-snug">
            {line}
          </p>
        ))}
      </div>
      {view.items.length > 0 && (
        <ol
          className={`mt-6 grid grid-cols-1 gap-5 lg:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-1.5 print:pr-px ${view.items.length > FEW_ITEMS ? "print:text-[7.5pt]" : "print:text-[9.5pt]"}`}
        >
          {view.items.map((item, at) => (
            <Item
              key={item.path}
              item={item}
              position={at + 1}
              noteLabel={view.noteLabel}
              heart={heart(item)}
            />
          ))}
        </ol>
      )}
      {view.share && <ShareAddress key={view.path} share={view.share} />}
      <ListForm key={`${view.path} ${view.form.isOpen}`} form={view.form} />
    </div>
  );
}

function Item({
  item,
  position,
  noteLabel,
  heart,
}: {
  item: ListItemView;
  position: number;
  noteLabel: string;
  heart: ReactNode;
}) {
  return (
    <li className="border-line rounded-card flex break-inside-avoid items-start gap-4 border bg-card p-4 print:gap-1 print:p-1.5">
      <div className="flex min-w-0 grow flex-col gap-1 leading-snug print:gap-0 print:leading-tight [overflow-wrap:anywhere]">
        <p className="text-ink-soft text-sm font-semibold print:text-[.93em]">
          {item.about}
        </p>
        <h2 className="text-[length:var(--text-subtitle)] print:text-[1.2em]!">
          {position}.{" "}
          <Link
            to={item.path}
            viewTransition
            className="underline decoration-1 underline-offset-3 hover:decoration-3"
          >
            {item.title}
          </Link>
        </h2>
        {item.when && <p>{item.when}</p>}
        {item.note && (
          <p className="border-maiz border-l-4 pl-3 print:pl-1.5">
            <span className="text-ink-soft">{noteLabel}</span> {item.note}
          </p>
        )}
        <p className="text-ink-soft text-sm print:text-[.93em]">
          {item.address}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-3">
        {heart}
        <QrPicture qr={item.qr} />
      </div>
    </li>
  );
}
