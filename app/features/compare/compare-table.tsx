// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops a table's roles when it is displayed as blocks.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "#app/ui/button.tsx";
import { removalProps } from "#app/ui/removal-props.ts";
import type {
  CompareCell,
  ComparedItem,
  CompareView,
} from "#catalogue/views/compare-view.ts";
import { Host } from "./host.tsx";
import { Rules } from "./rules.tsx";

/**
 * A column for each item; on a phone the cells of a row stand below each other, each
 * under its item's name. The roles keep the table for screen readers there.
 */
export function CompareTable({
  view,
  requirements,
}: {
  view: CompareView;
  requirements: (item: ComparedItem) => ReactNode;
}) {
  const { t } = useTranslation("common");
  const { items, rows } = view;
  return (
    <table
      role="table"
      className="mt-4 w-full table-fixed border-collapse max-sm:block"
    >
      <caption className="sr-only">{view.caption}</caption>
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" className="max-sm:block">
          <td role="cell" className="max-sm:hidden sm:w-32 lg:w-40" />
          {items.map((item) => (
            <ItemHeader key={item.path} item={item} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        <Row
          name={view.requirements.name}
          items={items}
          cells={items.map((item) =>
            item.requirements?.length
              ? requirements(item)
              : view.requirements.none,
          )}
        />
        {rows.map(({ name, cells, unknown }) => (
          <Row
            key={name}
            name={name}
            items={items}
            cells={cells.map((cell) => (
              <Content key={name} cell={cell} unknown={unknown} />
            ))}
          />
        ))}
        <Row
          name={view.site}
          items={items}
          cells={items.map(({ link }) => (
            <ExternalLink
              key={link.url}
              href={link.url}
              newTabHint={t("newTab")}
              className="touch-line"
            >
              <Host name={link.host} />
            </ExternalLink>
          ))}
        />
      </tbody>
    </table>
  );
}

function ItemHeader({ item }: { item: ComparedItem }) {
  return (
    <th
      scope="col"
      role="columnheader"
      className="p-2 text-left align-bottom font-normal max-sm:block max-sm:px-0"
    >
      <span className="text-ink-soft block text-sm leading-snug">
        {item.kind}
      </span>
      <Link
        to={item.path}
        className="touch-line block text-lg leading-snug hyphens-auto sm:max-lg:text-base font-bold underline decoration-1 underline-offset-3"
      >
        {item.title}
      </Link>
      <Link
        {...removalProps}
        to={item.without.to}
        className="no-print inline-flex min-h-11 items-center text-[0.9375rem] underline"
      >
        {item.without.text}
      </Link>
    </th>
  );
}

function Row({
  name,
  items,
  cells,
}: {
  name: string;
  items: ReadonlyArray<ComparedItem>;
  cells: ReadonlyArray<ReactNode>;
}) {
  return (
    <tr
      role="row"
      className="border-line break-inside-avoid border-t max-sm:block max-sm:py-4"
    >
      <th
        scope="row"
        role="rowheader"
        className="p-2 text-left align-top leading-snug font-bold max-sm:block max-sm:px-0 max-sm:pt-0 max-sm:text-lg sm:pl-0"
      >
        {name}
      </th>
      {items.map(({ path, title }, at) => (
        <td
          key={path}
          role="cell"
          className="p-2 align-top max-sm:block max-sm:px-0"
        >
          <span
            aria-hidden
            className="text-ink-soft block text-sm font-semibold sm:hidden"
          >
            {title}
          </span>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
}

function Content({ cell, unknown }: { cell: CompareCell; unknown: string }) {
  if (cell.lines.length + cell.terms.length === 0)
    return <span className="text-ink-soft">{unknown}</span>;
  return (
    <>
      {cell.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {cell.terms.length > 0 && <Rules rules={cell.terms} />}
    </>
  );
}
