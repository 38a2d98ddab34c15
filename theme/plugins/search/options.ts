import type { SearchAnswer } from './types';

/** Returns the addresses of all options, in order. A group that starts with the best section ends with its page. */
export const optionsOf = ({ pages, best }: SearchAnswer): string[] =>
  pages.flatMap(({ path, sections }) => {
    const paths = sections.map((section) => section.path);
    return paths[0] === best ? [...paths, path] : [path, ...paths];
  });
