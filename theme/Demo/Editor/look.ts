import type { Look } from '../frame/messages';
import stageCss from '../Stage/stage.css?inline';

const PROPERTY = /var\((--[\w-]+)/g;

/** What a frame has to know to look like the page, its code included. */
export function lookOfPage(code: string): Look {
  const style = getComputedStyle(document.documentElement);
  const names = [...(stageCss + code).matchAll(PROPERTY)].map(([, name = '']) => name);
  return {
    colorScheme: style.colorScheme,
    properties: Object.fromEntries(
      [...new Set(names)].map((name) => [name, style.getPropertyValue(name)]),
    ),
  };
}

/** Calls back when the reader changes the colour mode, until the signal ends it. */
export function onLookChange(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
