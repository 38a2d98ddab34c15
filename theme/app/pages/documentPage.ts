import { keepPage, type Page } from '../../lib/pages';
import { whenIdle } from '../../lib/when-idle';

/** Caches the page of the document once. */
let keep: (() => void) | undefined;

/** Caches the page that came with the document before anything is added to it, so that going back needs no network. */
export function recordDocumentPage(route: string): void {
  const place = document.querySelector<HTMLElement>('[data-page-type]');
  const main = place?.querySelector('main');
  if (!place || !main) return;
  keep = () => {
    keep = undefined;
    // A mounted island has changed the build's HTML, so the page will be loaded from its file instead.
    if (main.querySelector('[data-alive]')) return;
    const description = document.querySelector<HTMLMetaElement>(
      'meta[name="description"]',
    )?.content;
    keepPage(route, {
      title: document.title,
      description,
      pageType: place.dataset.pageType as Page['pageType'],
      sidebar: place.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar,
      html: main.outerHTML,
    });
  };
  whenIdle(keepDocumentPage);
}

/** Caches the page now if there has been no idle time, because the reader is about to leave it. */
export const keepDocumentPage = (): void => keep?.();
