/** Address of a comparison, unescaped: "/comparar?items=becas/a,becas/b". */
export function comparePath(paths: ReadonlyArray<string>): string {
  if (paths.length === 0) return "/comparar";
  return `/comparar?items=${paths.map((path) => path.replace(/^\//, "")).join(",")}`;
}
