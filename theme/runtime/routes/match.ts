/**
 * The path of a page as the site writes it: no `.html`, no `/index.html`, no slash at the end.
 * Letters keep their case: `/docs/With-Reset` is another path than `/docs/with-reset` to a static host,
 * so it is to the browser as well. A path that cannot be decoded stays as it is.
 */
export function cleanPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A broken escape such as `%E0%A4`: no page has that name.
  }
  return path.replace(/(?:\/+index)?(?:\.html)?\/*$/, '') || '/';
}
