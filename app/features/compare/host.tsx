import { Fragment } from "react";

/** A host that may break before each dot: columns are narrower than some hosts. */
export function Host({ name }: { name: string }) {
  return name.split(/(?=\.)/).map((label) => (
    <Fragment key={label}>
      <wbr />
      {label}
    </Fragment>
  ));
}
