const WIDTH = 30;

type Output = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/** Draws "[=====     ] 120/560" over itself on a terminal, and a line for each tenth elsewhere. */
export function drawProgress(output: Output) {
  let tenth = -1;
  return ({
    done,
    total,
  }: {
    readonly done: number;
    readonly total: number;
  }) => {
    const share = total === 0 ? 1 : done / total;
    const filled = "=".repeat(Math.floor(share * WIDTH));
    const bar = `[${filled.padEnd(WIDTH)}] ${done}/${total}`;
    // The shell's next line stands by itself.
    if (output.isTTY) output.write(`\r${bar}${done === total ? "\n" : ""}`);
    else if (Math.floor(share * 10) > tenth) output.write(`${bar}\n`);
    tenth = Math.floor(share * 10);
  };
}
