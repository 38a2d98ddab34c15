import type { Group } from './events';
import { toValue } from './toValue';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** What a demo keeps in the browser's storage. Which entries are its own shows when it reads them. */
export class KeptValues {
  readonly #keys = new Map(AREAS.map((area) => [area, new Set<string>()]));

  /** Runs the start of a demo and takes note of what it asks the storage for. */
  during<T>(start: () => T): T {
    const prototype = storagePrototype();
    if (!prototype) return start();
    const { getItem } = prototype;
    const keys = this.#keys;
    prototype.getItem = function (this: Storage, key: string) {
      const area = AREAS.find((one) => window[one] === this);
      if (area) keys.get(area)?.add(key);
      return getItem.call(this, key);
    };
    try {
      return start();
    } finally {
      prototype.getItem = getItem;
    }
  }

  /** The entries as they are now, each area beside the stores. */
  groups(): Group[] {
    return [...this.#keys].flatMap(([title, keys]) => {
      const members = [...keys].map((name) => ({
        name,
        value: toValue(parse(window[title].getItem(name))),
      }));
      return members.length > 0 ? [{ title, members }] : [];
    });
  }
}

/** Both areas have one. A browser that blocks storage throws. */
function storagePrototype(): Storage | undefined {
  try {
    return Object.getPrototypeOf(localStorage);
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
