import { useEffect, useRef } from 'react';
import { withBase } from '../../lib/base';
import { loadPage } from '../../lib/pages';
import { trustedHtml } from '../../lib/trustedTypes';
import styles from './Search.module.css';
import { sectionOf } from './sectionOf';

/**
 * How long a selection must last before it is shown, in ms. While typing, until the reader pauses, because rendering
 * the page would delay the results of the next letter.
 */
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

/**
 * Renders the section that Enter opens, as on its page. Only for wide screens. The previous section stays until the
 * next one is loaded. Without a connection, pages come from the offline copy.
 *
 * @param next path of the section that the reader may look at next, which is loaded ahead
 * @param isTyped whether the section is the best one for the typed query
 */
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
    const [route = '', id = ''] = path.split('#');
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
    const load = () => articleAt(next?.split('#')[0] ?? '').catch(() => {});
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
