import type { Build } from './build';

/** A document that has not named its scripts after so many characters is not one of ours. */
const LONGEST_HEAD = 64_000;

/**
 * Whether a document belongs to a build: its head names the same scripts. Reads no more than the head.
 */
export async function isPageOf(response: Response, build: Build): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || !response.body)
    return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let head = '';
  try {
    while (!head.includes('</head>') && head.length < LONGEST_HEAD) {
      const { done, value } = await reader.read();
      if (done) break;
      head += value;
    }
  } catch {
    return false;
  } finally {
    // The rest is read by the page, from its own branch of the stream.
    void reader.cancel().catch(() => {});
  }
  return build.scripts.every((script) => head.includes(`${script}"`));
}
