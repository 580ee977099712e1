/**
 * Reads a body. Cancels it and returns null once it exceeds `maxBytes`, counted after
 * decompression.
 */
export async function readLimitedBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Array<Uint8Array> = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      // Not awaited: a failure changes nothing.
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Frees the connection. Not awaited: a failure changes nothing. */
export function discard({ body }: Response) {
  body?.cancel().catch(() => {});
}

/**
 * Decodes by the charset of the header or of the XML declaration, else as UTF-8. Invalid
 * bytes become U+FFFD, which `plainText` removes.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const [, label = "utf-8"] =
    /charset="?([\w-]+)/i.exec(contentType) ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start) ??
    [];
  return createDecoder(label).decode(bytes);
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
