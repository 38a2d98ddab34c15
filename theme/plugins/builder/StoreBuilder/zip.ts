/** Date and time of all entries in DOS format: January 1, 1980, the earliest date that it supports. */
const TIME = [0, 0x21] as const;

/** Version 2.0 of the format, and a flag for names in UTF-8. */
const VERSION = 20;
const UTF8 = 0x800;

/** Returns the checksum that ZIP files use. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Encodes numbers in two bytes, least significant first. */
const two = (...values: number[]) => values.flatMap((value) => [value & 255, (value >>> 8) & 255]);
const four = (...values: number[]) => values.flatMap((value) => two(value, value >>> 16));

/**
 * Creates a ZIP file of some texts. They are not compressed, because compression would save less than its code costs.
 */
export function zipOf(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const entries: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [file, text] of Object.entries(files)) {
    const [name, content] = [encoder.encode(file), encoder.encode(text)];
    const facts = [
      ...two(UTF8, 0, ...TIME),
      ...four(crc32(content), content.length, content.length),
      ...two(name.length, 0),
    ];
    const header = new Uint8Array([...four(0x04034b50), ...two(VERSION), ...facts]);
    entries.push(header, name, content);
    directory.push(
      new Uint8Array([
        ...four(0x02014b50),
        ...two(VERSION, VERSION),
        ...facts,
        ...two(0, 0, 0),
        ...four(0, offset),
      ]),
      name,
    );
    offset += header.length + name.length + content.length;
  }
  const count = Object.keys(files).length;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = [...four(0x06054b50), ...two(0, 0, count, count), ...four(size, offset), ...two(0)];
  return new Blob([...entries, ...directory, new Uint8Array(end)], { type: 'application/zip' });
}
