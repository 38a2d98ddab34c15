/** The route path of a page's file: `docs/docs/with-reset.mdx` is `/docs/with-reset`. */
export function routePathOf(file: string): string {
  return `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '')}`;
}
