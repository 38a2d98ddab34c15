/** Text types have a charset, because browsers would otherwise guess the encoding. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mdc: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
};

/**
 * The `Content-Type` of a file. Its name decides, because a host may send the right bytes with the wrong type. Undefined
 * for an unknown extension, which the build rejects.
 */
export const contentTypeOf = (path: string): string | undefined =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)];
