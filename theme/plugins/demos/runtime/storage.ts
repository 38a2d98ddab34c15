import type { Group } from './events';
import { toValue } from './values';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** The entries of the browser's storage that a demo reads while it starts. */
export class KeptValues {
  readonly #keys = new Map(AREAS.map((area) => [area, new Set<string>()]));

  during<T>(start: () => T): T {
    const prototype = storagePrototype();
    if (!prototype) return start();
    const { getItem } = prototype;
    const keys = this.#keys;
    prototype.getItem = function (this: Storage, key: string) {
      const area = AREAS.find((name) => window[name] === this);
      if (area) keys.get(area)?.add(key);
      return getItem.call(this, key);
    };
    try {
      return start();
    } finally {
      prototype.getItem = getItem;
    }
  }

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

/** The prototype of both areas. Browsers that block storage throw. */
function storagePrototype(): Storage | undefined {
  try {
    return Object.getPrototypeOf(localStorage);
  } catch {
    return undefined;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
