import type { StoreView } from './events';
import { toValue } from './toValue';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** What a demo keeps in the browser's storage. Which entries are its own shows when it reads them. */
export class KeptValues {
  readonly #keys = new Map<string, Set<string>>();

  /** Runs the start of a demo and takes note of what it asks the storage for. */
  during<T>(start: () => T): T {
    const stops = AREAS.flatMap((area) => this.#watch(area));
    try {
      return start();
    } finally {
      // Both areas have one prototype: the last to change it is the first to give it back.
      for (const stop of stops.reverse()) stop();
    }
  }

  #watch(area: (typeof AREAS)[number]): (() => void)[] {
    const prototype = prototypeOf(area);
    const getItem = prototype?.getItem;
    if (!prototype || !getItem) return [];
    const keys = new Set<string>();
    this.#keys.set(area, keys);
    const storage = window[area];
    const watched = function (this: Storage, key: string) {
      if (this === storage) keys.add(key);
      return getItem.call(this, key);
    };
    prototype.getItem = watched;
    return [
      () => {
        prototype.getItem = getItem;
      },
    ];
  }

  /** The entries as they are now, each area beside the stores. */
  views(): StoreView[] {
    return [...this.#keys].flatMap(([area, keys]) => {
      const members = [...keys].map((key) => ({
        name: key,
        kind: 'stored' as const,
        value: toValue(parse(window[area as (typeof AREAS)[number]].getItem(key))),
      }));
      return members.length > 0 ? [{ name: area, members }] : [];
    });
  }
}

/** A browser that blocks storage throws. */
function prototypeOf(area: (typeof AREAS)[number]): Storage | undefined {
  try {
    return Object.getPrototypeOf(window[area]);
  } catch {
    return undefined;
  }
}

/** Most of what is stored is JSON. */
function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
