import type { Build, SiteFile } from './build';

/** Separates the files of a pack. No file contains it. */
export const PACK_SEPARATOR = '\n';

/** One request of a download: for a file, or for a pack with several files. */
export interface DownloadRequest {
  file: SiteFile;
  contents: readonly SiteFile[];
}

/**
 * Returns the requests for the missing files of a build: for packs of which at least half is missing, and for single
 * files.
 */
export function requestsFor(
  { files, packs = [] }: Build,
  missing: readonly SiteFile[],
): DownloadRequest[] {
  const wanted = new Set(missing);
  const packed = new Map<SiteFile, DownloadRequest>();
  for (const { file, from, count } of packs) {
    const contents = files.slice(from, from + count);
    if (contents.filter((each) => wanted.has(each)).length < count / 2) continue;
    const request = { file, contents };
    for (const each of contents) packed.set(each, request);
  }
  return [...new Set(missing.map((file) => packed.get(file) ?? { file, contents: [file] }))];
}

/** Returns the files in a downloaded pack as responses. */
export async function unpack(pack: Response): Promise<Response[]> {
  const contents = (await pack.text()).split(PACK_SEPARATOR);
  return contents.map((content) => {
    const headers = { 'Content-Type': 'application/json' };
    return new Response(content, { headers });
  });
}
