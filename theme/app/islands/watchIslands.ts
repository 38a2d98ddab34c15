import { islands } from 'virtual-islands';
import { plugins } from 'virtual-plugin-clients';
import type { Island } from '../../lib/plugin';
import { loadFailure } from '../../ui/failure/loadFailure';

/** Distance from the viewport at which an island is hydrated, as a CSS length. */
const ROOT_MARGIN = '400px';

/** Events that show that the reader is about to use an island. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'click'];

/**
 * Hydrates each island of an article when it is near the viewport, or when the reader points at it, focuses it or
 * clicks it. React loads with the first island.
 */
export function watchIslands(article: Element, signal: AbortSignal): void {
  const starts = new Map<Element, (event?: Event) => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) starts.get(target)?.();
    },
    { rootMargin: ROOT_MARGIN },
  );
  signal.addEventListener('abort', () => observer.disconnect());

  const placeholders = article.querySelectorAll<HTMLElement>('[data-island]');
  for (const [index, placeholder] of placeholders.entries()) {
    const island = ISLANDS[placeholder.dataset.island ?? ''];
    // In development, mounted islands survive edits.
    if (!island || placeholder.dataset.alive !== undefined) continue;
    let started = false;
    const start = (event?: Event) => {
      // Checked before any await, because viewport and click may trigger it at the same time.
      if (started) return;
      started = true;
      observer.unobserve(placeholder);
      void hydrate(placeholder, island, index, signal, event);
    };
    starts.set(placeholder, start);
    for (const trigger of INTENT_EVENTS)
      placeholder.addEventListener(trigger, start, { signal, passive: true });
    const isNeeded = island.isNeeded?.(JSON.parse(placeholder.dataset.props ?? '{}'));
    if (isNeeded === undefined) observer.observe(placeholder);
    else if (isNeeded) start();
  }
}

/**
 * Replays an event that occurred before the island was hydrated, if its target still exists. Links and summaries have
 * already reacted to it.
 */
function replay(event: Event): void {
  const { type, target } = event;
  if (target instanceof Element && target.closest('a, summary')) return;
  // The position is included, because a click may depend on it.
  if (target instanceof HTMLElement && target.isConnected)
    target.dispatchEvent(new MouseEvent(type, event));
}

/**
 * Loads an island and mounts it.
 *
 * @param trigger the event that triggered the load. After mounting, the last click since then is replayed, or the last
 * event if there was no click
 */
async function hydrate(
  placeholder: HTMLElement,
  island: Island,
  index: number,
  signal: AbortSignal,
  trigger?: Event,
): Promise<void> {
  let last = trigger;
  const remember = (event: Event) => {
    if (event.type === 'click' || last?.type !== 'click') last = event;
  };
  for (const type of INTENT_EVENTS) placeholder.addEventListener(type, remember, { passive: true });
  placeholder.dataset.alive = '';
  try {
    const [{ mount }, Component] = await Promise.all([
      import(/* webpackChunkName: "islands" */ './mount'),
      island.load(),
    ]);
    if (signal.aborted) return;
    mount(placeholder, Component, index, signal);
  } catch (error) {
    if (signal.aborted) return;
    const failure = loadFailure(island.what, error, () => {
      failure.remove();
      void hydrate(placeholder, island, index, signal, last);
    });
    // Below the HTML from the build, which can still be read.
    placeholder.after(failure);
    return;
  } finally {
    for (const type of INTENT_EVENTS) placeholder.removeEventListener(type, remember);
  }
  if (last) replay(last);
}

/** All islands by name: those of plugins, and files `*.island.tsx` beside the pages. */
export const ISLANDS: Readonly<Record<string, Island>> = Object.assign(
  {},
  islands,
  ...plugins.map((plugin) => plugin.islands),
);
