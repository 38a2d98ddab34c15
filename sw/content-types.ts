const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mdc: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
};

/** The type of files with an unknown extension. The build rejects them. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * The `Content-Type` of a file. Its name decides, because a host may send the right bytes with the wrong type. Without
 * a charset, browsers would guess the encoding of text; other files ignore it.
 */
export function contentTypeOf(path: string): string {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return type ? `${type}; charset=utf-8` : UNKNOWN_TYPE;
}
