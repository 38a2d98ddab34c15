/** Marks features in the whole document that the reader's version lacks. */
import './marks.css';
import { routeOfAddress } from '../../lib/base';
import { markArticle } from './article';
import { chosenMajor, MAJORS } from './chosen';
import { briefLabel, isMissing, sinceLabel, sinceOfLink } from './missing';

/** Links that represent their target: in sidebars, results, lists and the first column of tables. */
const ENTRIES =
  'aside a, dialog a:not(.prose a), td:first-child > a:first-child, article.prose li > a:first-child';

function markEntries(root: Element, version: number | undefined): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
  if (root instanceof HTMLAnchorElement && root.matches(ENTRIES)) links.push(root);
  for (const link of links) {
    const since = sinceOfLink(link);
    const entry: HTMLElement = link.closest('td') ?? link;
    const label = link.closest('aside, dialog') ? briefLabel : sinceLabel;
    if (isMissing(since, version)) entry.dataset.since = label(since);
    else if (entry === link) delete entry.dataset.since;
  }
}

function mark(root: Element): void {
  const chosen = chosenMajor();
  const version = chosen === MAJORS[0] ? undefined : chosen;
  const articles = root.matches('.prose') ? [root] : root.querySelectorAll('.prose');
  for (const article of articles) markArticle(article, routeOfAddress(location) ?? '', version);
  markEntries(root, version);
}

/** Marks added content before it is painted: pages, results, opened entries. */
const watching = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records) {
    const changed = type === 'attributes' ? [target] : addedNodes;
    for (const node of changed) if (node instanceof Element) mark(node);
  }
});

/** Marks the document for the chosen version. The newest version, or none, has no marks. */
export function showVersion(): void {
  mark(document.body);
  // Observing twice is harmless. Needed even without a choice: cached pages may have marks.
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
}
