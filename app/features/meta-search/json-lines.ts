/**
 * The last of the JSON values of an answer, each of which stands on a line of its own;
 * those before it are heard as they come. Null where there is no JSON.
 */
export async function lastJsonLine(
  { body }: Response,
  hear: (value: unknown) => void,
): Promise<unknown> {
  if (!body) return null;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parsed(text);
    const lines = (text + decoder.decode(value, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) hear(parsed(line));
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
