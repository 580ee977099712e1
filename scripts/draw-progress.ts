const WIDTH = 30;

type Output = {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
};

/** Prints "[=====     ] 120/560" in place on a terminal, and a line for each tenth elsewhere. */
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
    // Ends the line for the shell.
    if (output.isTTY) output.write(`\r${bar}${done === total ? "\n" : ""}`);
    else if (Math.floor(share * 10) > tenth) output.write(`${bar}\n`);
    tenth = Math.floor(share * 10);
  };
}
