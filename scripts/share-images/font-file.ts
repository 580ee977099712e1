import { inflateSync } from "node:zlib";
import opentype, { type Font } from "opentype.js";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** A table of the font, decompressed. */
type Table = { readonly entry: Buffer; readonly data: Buffer };

/** A font from the bytes of a .woff file, its kerning included. */
export function parseWoff(woff: Buffer): Font {
  const tables = unpack(woff);
  const positions = tables.find(
    ({ entry }) => entry.toString("latin1", 0, 4) === "GPOS",
  );
  if (positions) straightenLookups(positions.data);
  const { buffer, byteOffset, byteLength } = toSfnt(
    woff.subarray(4, 8),
    tables,
  );
  // A Buffer is a view of an ArrayBuffer, never of shared memory.
  return opentype.parse(
    (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength),
  );
}

function unpack(woff: Buffer): ReadonlyArray<Table> {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const start = WOFF_HEADER + WOFF_ENTRY * index;
    const entry = woff.subarray(start, start + WOFF_ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((at) =>
      entry.readUInt32BE(at),
    ) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    return {
      entry,
      data: packed < length ? inflateSync(data) : Buffer.from(data),
    };
  });
}

/**
 * opentype.js skips lookups that are reached through an extension (type 9), which is
 * where this typeface stores its kerning: points at their subtables directly.
 */
function straightenLookups(gpos: Buffer): void {
  const list = gpos.readUInt16BE(8);
  for (let index = 0; index < gpos.readUInt16BE(list); index += 1) {
    const lookup = list + gpos.readUInt16BE(list + 2 + 2 * index);
    if (gpos.readUInt16BE(lookup) !== 9) continue;
    for (
      let subtable = 0;
      subtable < gpos.readUInt16BE(lookup + 4);
      subtable += 1
    ) {
      const pointer = lookup + 6 + 2 * subtable;
      const extension = lookup + gpos.readUInt16BE(pointer);
      gpos.writeUInt16BE(gpos.readUInt16BE(extension + 2), lookup);
      // Throws when the table is too large for the shorter pointer.
      gpos.writeUInt16BE(
        extension + gpos.readUInt32BE(extension + 4) - lookup,
        pointer,
      );
    }
  }
}

function toSfnt(flavour: Buffer, tables: ReadonlyArray<Table>): Buffer {
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables.length);
  flavour.copy(header);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  for (const [index, { entry, data }] of tables.entries()) {
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    entry.copy(header, at, 0, 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...tables.map(({ data }) => data)]);
}
