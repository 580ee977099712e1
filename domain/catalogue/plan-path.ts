/** Address of the plan of one item: "/plan?items=becas/chevening". */
export function planPath(path: string): string {
  return `/plan?items=${path.replace(/^\//, "")}`;
}
