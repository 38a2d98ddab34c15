import { useState } from 'react';
import { loadPage } from '../../../lib/pages';
import { trustedHtml } from '../../../lib/trustedTypes';
import { useAskedResult } from '../../../ui/Fields/askedResult';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { useLoad } from '../../../ui/lazy/useLoad';
import type { ReleaseChange } from './compareVersions';
import styles from './Upgrade.module.css';

export interface DeclarationsProps {
  changes: readonly ReleaseChange[];
  /** Names of symbols that the older version does not have, so that they have no "before". */
  added: ReadonlySet<string>;
}

/** Changed declarations side by side, taken from the history on each symbol's page. */
export function Declarations({ changes, added }: DeclarationsProps) {
  const symbols = [...new Map(changes.flatMap((change) => change.symbols))].filter(
    ([name]) => !added.has(name),
  );
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

/** The articles of pages, once all are loaded. A failed one still has its link. */
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
 * The comparisons of some versions in a symbol's page, rendered by `scripts/plugins/api/render`.
 *
 * @param shown titles to skip; receives the titles of the result
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
