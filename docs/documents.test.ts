import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...globSync("docs/**/*.md").map((path) => path.replaceAll("\\", "/")),
];

test("every link in the documents leads to an existing file, and heading if it has one", () => {
  const links = DOCUMENTS.flatMap(listLinks);
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(
    ({ target, anchor }) => !targetExists(target, anchor),
  );
  expect(broken).toEqual([]);
});

test("a link to a missing file or heading has no target", () => {
  expect(targetExists("README.md", null)).toBe(true);
  expect(targetExists("docs/architecture.md", "limits")).toBe(true);
  expect(targetExists("docs/architecture.md", "no-such-heading")).toBe(false);
  expect(targetExists("docs/missing.md", null)).toBe(false);
});

test("each decision has a unique number, and all are listed in order", () => {
  const pages = globSync("docs/decisions/[0-9]*.md")
    .map((path) => path.replace(/^.*[\\/]/, ""))
    .toSorted();
  const index = readFileSync("docs/decisions/README.md", "utf8");
  expect(pages.length).toBeGreaterThan(20);
  const numbers = pages.map((page) => page.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const page of pages) {
    const number = page.slice(0, 4);
    const text = readFileSync(`docs/decisions/${page}`, "utf8");
    const title = /^# (.+)$/m.exec(text)?.[1];
    expect(title).toMatch(new RegExp(`^${number} `));
    expect(index).toContain(`- [${title}](${page})`);
  }
  const listed = [...index.matchAll(/^- \[(\d{4}) /gm)].map(
    ([, number]) => number,
  );
  expect(listed).toEqual(numbers);
});

test(".env.example explains exactly the variables that the server reads", () => {
  const source = readFileSync("server/env.ts", "utf8");
  const schema = source.slice(0, source.indexOf(".superRefine"));
  const variables = [...schema.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  const explained = [
    ...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z_]+)=/gm),
  ].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(10);
  expect(explained.toSorted()).toEqual(variables.toSorted());
});

type Link = {
  readonly from: string;
  readonly target: string;
  readonly anchor: string | null;
};

/** Relative links and images of a document, as paths from the project's folder. */
function listLinks(from: string): ReadonlyArray<Link> {
  const text = readFileSync(from, "utf8").replace(/```[\s\S]*?```/g, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => {
      const [path = "", anchor = null] = address.split("#");
      const target = path ? join(dirname(from), path) : from;
      return { from, target: target.replaceAll("\\", "/"), anchor };
    });
}

function targetExists(target: string, anchor: string | null): boolean {
  if (!existsSync(target)) return false;
  return anchor === null || listHeadings(target).includes(anchor);
}

/** Anchors of headings: lower case, words joined by hyphens. */
function listHeadings(path: string): ReadonlyArray<string> {
  return [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, "")
        .replaceAll(" ", "-"),
  );
}
