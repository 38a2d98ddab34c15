import { useState } from 'react';
import { useAskedResult } from '../Fields/askedResult';
import { FrameLink } from '../FrameLink/FrameLink';
import { useLoad } from '../lazy/useLoad';
import { loadPage } from '../pages/pages';
import { trustedHtml } from '../trustedTypes';
import styles from './Upgrade.module.css';
import type { ReleaseChange } from './upgrade';

/** The declarations that changed, side by side, as the history of each symbol shows them on its own page. */
export function Declarations({ changes }: { changes: readonly ReleaseChange[] }) {
  const symbols = [...new Map(changes.flatMap((change) => change.symbols))];
  const articles = useArticles(symbols.map(([, href]) => href));
  useAskedResult(articles !== undefined);
  if (symbols.length === 0 || !articles) return null;
  // Two symbols may have changed with the same declaration.
  const shown = new Set<string>();
  return (
    <>
      <p>Declarations before and after:</p>
      <ul className={styles.declarations}>
        {symbols.map(([name, href]) => {
          const versions = changes
            .filter((change) => change.symbols.some(([symbol]) => symbol === name))
            .flatMap((change) => change.versions);
          const comparisons = trustedHtml(comparisonsIn(articles[href] ?? '', versions, shown));
          return (
            <li key={name}>
              <FrameLink href={`${href}#history`}>{name}</FrameLink>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML */}
              <div dangerouslySetInnerHTML={{ __html: comparisons }} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The articles of pages, as soon as all are there. For one that cannot be loaded, the link beside it has to do. */
function useArticles(routes: readonly string[]): Record<string, string> | undefined {
  const [articles, setArticles] = useState<Record<string, string>>();
  const load = async (route: string) => {
    const page = await loadPage(route).catch(() => undefined);
    return [route, page?.html ?? ''];
  };
  const loadAll = async () => Object.fromEntries(await Promise.all(routes.map(load)));
  useLoad(loadAll, setArticles, routes.join());
  return articles;
}

/**
 * The comparisons in the page of a symbol that are about some versions; `scripts/api/render` writes them.
 *
 * @param shown titles of those that are left out; it gets the titles of the others
 */
export function comparisonsIn(
  html: string,
  versions: readonly string[],
  shown: Set<string>,
): string {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const comparisons = [...template.content.querySelectorAll('details')].filter((details) => {
    const title = details.firstElementChild?.textContent ?? '';
    const [, since = ''] = / before and since (\S+)$/.exec(title) ?? [];
    if (!versions.includes(since) || shown.has(title)) return false;
    shown.add(title);
    return true;
  });
  return comparisons.map(({ outerHTML }) => outerHTML).join('');
}
