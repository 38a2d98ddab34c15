import { useEffect, useRef, useSyncExternalStore } from 'react';
import { WIDE_LAYOUT } from '../../config/constants';
import { withBase } from '../../lib/base';
import { loadPage } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import styles from './Search.module.css';

/** Windows with room for a preview, as in `Search.module.css`. */
const WIDE = `${WIDE_LAYOUT} and (height >= 30rem)`;

export const useIsWide = () =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(WIDE);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );

/** Delay in ms. While typing, until the reader pauses, because rendering would delay the results of the next letter. */
const PAUSE = { typed: 250, moved: 30 } as const;

/** Articles that were shown before, by route. */
const articles = new Map<string, Promise<Element | null>>();

function articleAt(route: string): Promise<Element | null> {
  const known = articles.get(route);
  if (known) return known;
  const article = loadPage(route).then((page) => {
    const template = document.createElement('template');
    template.innerHTML = trustedHtml(page?.html ?? '');
    return template.content.querySelector('.prose');
  });
  articles.set(route, article);
  article.catch(() => articles.delete(route));
  return article;
}

/** The route and the id of a result, whose query is for the page itself. */
const partsOf = (path: string) => path.replace(/\?[^#]*/, '').split('#');

/** The section that Enter opens, on wide screens. The previous one stays until the next one, `path`, is loaded. */
export function Preview({
  path,
  next,
  isTyped,
}: {
  path: string;
  next: string | undefined;
  isTyped: boolean;
}) {
  const box = useRef<HTMLFormElement>(null);
  const pause = isTyped ? PAUSE.typed : PAUSE.moved;

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const [route = '', id = ''] = partsOf(path);
    async function show() {
      const article = await articleAt(route);
      const form = box.current;
      if (!article || !form || signal.aborted) return;
      form.replaceChildren(...sectionOf(article, id, withBase(route)));
      form.scrollTop = 0;
      const [{ addTools }, { watchScrollBoxes }] = await Promise.all([
        import(/* webpackChunkName: "after-paint" */ '../../content/Code/codeTools'),
        import(/* webpackChunkName: "after-paint" */ '../../content/scrollBoxes'),
      ]);
      if (signal.aborted) return;
      watchScrollBoxes(form, signal);
      addTools(form, signal);
    }
    // The list comes first, and is sufficient if the page cannot be loaded.
    const timer = setTimeout(() => void show().catch(() => {}), pause);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [path, pause]);

  useEffect(() => {
    const load = () => articleAt(partsOf(next ?? '')[0] ?? '').catch(() => {});
    const timer = next ? setTimeout(() => void load(), 2 * pause) : undefined;
    return () => clearTimeout(timer);
  }, [next, pause]);

  return (
    // A separate form keeps the radio buttons of tabs apart from those of the page.
    <form
      ref={box}
      className={`prose ${styles.preview}`}
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      onSubmit={(event) => event.preventDefault()}
    />
  );
}

/** Elements that a preview leaves out: those that need their page, and permalinks of headings. */
const LEFT_OUT = '[data-island], .heading-link, .page-foot, script, h1 ~ nav';

/** A copy of a heading and the text below it, a row of a table, or the start of a page. Links lead to its `address`. */
export function sectionOf(article: Element, id: string, address: string): Element[] {
  const target = id ? article.querySelector(`#${CSS.escape(id)}`) : article.querySelector('h1');
  if (!target) return [];
  const row = target.closest('tr');
  const nodes = row
    ? withHeading(tableOf(row), row)
    : isHeading(target)
      ? withText(target)
      : [blockOf(target)];
  return nodes.map((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
    // The page may be the one behind the dialog, and ids must be unique.
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
    for (const link of copy.querySelectorAll('a[href^="#"]')) {
      link.setAttribute('href', address + link.getAttribute('href'));
    }
    return copy;
  });
}

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);

/** An element that is a heading, or the heading of a closed text. */
const headingIn = (element: Element): Element | null =>
  isHeading(element)
    ? element
    : element.querySelector(':scope > details > summary :is(h1, h2, h3, h4, h5, h6)');

/**
 * A heading with everything up to the next heading of its level, even that of a closed text. The start of a page ends at
 * any heading, and a closed text, whose summary is the heading, at its end.
 */
function withText(heading: Element): Element[] {
  const nodes = [heading];
  const level = heading.tagName === 'H1' ? 'H6' : heading.tagName;
  const start = heading.closest('summary') ?? heading;
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const found = headingIn(next);
    if (found && found.tagName <= level) break;
    if (!next.matches(LEFT_OUT)) nodes.push(next);
  }
  return nodes;
}

function tableOf(row: HTMLTableRowElement): Element | undefined {
  const box = boxOf(row)?.cloneNode(true) as Element | undefined;
  box?.querySelector('tbody')?.replaceChildren(row.cloneNode(true));
  return box;
}

const boxOf = (row: Element): Element | null => row.closest('.table-box') ?? row.closest('table');

function withHeading(part: Element | undefined, origin: Element): Element[] {
  let before = boxOf(origin);
  while (before && !isHeading(before)) before = before.previousElementSibling;
  return [before, part].filter((node) => node !== null && node !== undefined);
}

/** The block of the article that contains an element, such as the sample with a type. */
function blockOf(element: Element): Element {
  return element.closest('figure, table, section, ul, ol, p') ?? element;
}
