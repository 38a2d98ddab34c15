import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from './zip';

/** Reads the entries that the directory at the end of a ZIP file lists. */
function entriesOf(bytes: ArrayBuffer) {
  const view = new DataView(bytes);
  const text = (from: number, length: number) =>
    new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes, from, length));
  const end = bytes.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [checksum, size] = [view.getUint32(at + 16, true), view.getUint32(at + 20, true)];
    const length = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const name = text(at + 46, length);
    expect(text(local + 30, length)).toBe(name);
    const content = text(local + 30 + length, size);
    expect(crc32(content)).toBe(checksum);
    at += 46 + length;
    return [name, content];
  });
}

test('a ZIP file has all files with their names, texts and checksums', async () => {
  const files = { 'flight-store.ts': "export const name = 'Zürich';\n", 'empty.ts': '' };
  expect(entriesOf(await zipOf(files).arrayBuffer())).toEqual(Object.entries(files));
});
