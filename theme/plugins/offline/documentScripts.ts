import { withBase } from '../../lib/base';

/** The scripts of this page's document and its page list, as paths below the base path. They identify its build. */
export function documentScripts(): string[] {
  const home = location.origin + withBase('/');
  return [...document.querySelectorAll<HTMLScriptElement>('script:is([src], [data-pages])')]
    .map(({ src, dataset: { pages } }) => (pages ? new URL(pages, location.href).href : src))
    .filter((src) => src.startsWith(home))
    .map((src) => src.slice(home.length));
}
