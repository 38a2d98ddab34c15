import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** A reader of the site, who looks at visible elements, clicks and presses keys. */
export class Reader {
  constructor(
    private readonly tab: Tab,
    private readonly site: { readonly url: string },
  ) {}

  /** Opens a page from outside, and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.tab.go(this.site.url + path);
    await this.waitForValue(() => document.documentElement.dataset.hydrated, 'true');
    await this.run(recordErrors);
  }

  /** Uncaught errors and policy violations since `open`. */
  errors(): Promise<string[]> {
    return this.run(() => (window as RecordingWindow).errors ?? []);
  }

  async goBack(): Promise<void> {
    await this.run(() => history.back());
  }

  /** Clicks the first of these elements with a text, once it is stable. */
  async click(selector: string, text = ''): Promise<void> {
    let place: Place | undefined;
    await until(async () => {
      const before = place;
      ({ place } = await this.run(look, { selector, reach: text }));
      expect(place, `the place of ${selector} “${text}”`).toBeDefined();
      expect(place).toEqual(before);
    });
    if (place) await this.tab.click(place.x, place.y);
  }

  press(key: string, ...held: string[]): Promise<void> {
    return this.tab.press(key, held);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  async waitForText(selector: string, text: string): Promise<void> {
    await until(async () =>
      expect(await this.texts(selector), selector).toContainEqual(expect.stringContaining(text)),
    );
  }

  async waitForNone(selector: string): Promise<void> {
    await until(async () => expect(await this.texts(selector), selector).toEqual([]));
  }

  async isAt(path: string): Promise<void> {
    await this.waitForValue(() => location.href, this.site.url + path);
  }

  async waitForValue<R>(script: () => R, value: R): Promise<void> {
    await until(async () => expect(await this.run(script)).toBe(value));
  }

  /** Runs a function in the page. The function cannot access its closure. */
  run<R>(script: () => R): Promise<R>;
  run<A, R>(script: (argument: A) => R, argument: A): Promise<R>;
  async run<A, R>(script: (argument?: A) => R, argument?: A): Promise<R> {
    const call = `(${script})(${JSON.stringify(argument)})`;
    const [result] = JSON.parse(await this.tab.evaluate(`JSON.stringify([${call}])`));
    return result;
  }

  private async texts(selector: string): Promise<string[]> {
    return (await this.run(look, { selector })).texts;
  }
}

/** Retries a check until it passes. An attempt may also fail because the page is being unloaded. */
const until = (check: () => Promise<void>) => expect(check).toPass();

type RecordingWindow = Window & { errors?: string[] };

/** Records errors. Runs in the page. */
function recordErrors(): void {
  const errors: string[] = [];
  (window as RecordingWindow).errors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    errors.push(`blocked by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

interface Place {
  x: number;
  y: number;
}

/**
 * Finds visible elements, including those in shadow trees. Runs in the page.
 *
 * @returns their texts or labels, and the click position of the first one with the text `reach`
 */
function look({ selector, reach }: { selector: string; reach?: string }): {
  texts: string[];
  place?: Place;
} {
  const search = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? search(element.shadowRoot) : []),
    ]);
  const textOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const shown = search(document).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const texts = shown.map(textOf);
  const target = shown[texts.findIndex((text) => reach !== undefined && text.includes(reach))];
  if (!target) return { texts };
  const elementAt = ({ x, y }: Place): Element | null => {
    let element = document.elementFromPoint(x, y);
    let inner = element?.shadowRoot?.elementFromPoint(x, y);
    // If none of its own elements is hit, a shadow root returns its host.
    while (inner && inner !== element) {
      element = inner;
      inner = element.shadowRoot?.elementFromPoint(x, y);
    }
    return element;
  };
  const findPlace = (): Place | undefined => {
    const [box] = target.getClientRects();
    if (!box) return undefined;
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // An element on top of it would receive the click. The document is queried first, because in
    // Firefox, a shadow root does not know what covers its elements.
    return target.contains(elementAt(place)) ? place : undefined;
  };
  const place = findPlace();
  if (!place) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { texts, place: place ?? findPlace() };
}
