import { useEffect, useState } from 'react';
import { addressWriter } from '../../lib/addressWriter';
import { withoutAppended } from '../../lib/text';

/** The chosen values of fields; empty strings mean no choice. */
type Chosen<Name extends string> = Readonly<Record<Name, string>>;

const read = <Name extends string>(names: readonly Name[], search: string) => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    names.map((name) => [name, withoutAppended(query.get(name) ?? '')]),
  ) as Chosen<Name>;
};

/** The address with these parameters. */
function addressWith(chosen: Chosen<string>): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(chosen)) {
    if (value.trim()) query.set(name, value);
    else query.delete(name);
  }
  // A comma is valid in a query, and easier to read.
  const text = query.toString().replaceAll('%2C', ',');
  return pathname + (text && `?${text}`) + hash;
}

/**
 * Keeps the chosen values in the URL, along with its other parameters.
 *
 * @param names parameters of the fields; a stable list
 * @returns the chosen values, and `isKnown`, which is true once the URL has been read, because the server does not know
 * it
 */
export function useAddress<Name extends string>(names: readonly Name[]) {
  const [chosen, setChosen] = useState(() => read(names, ''));
  const [isKnown, setKnown] = useState(false);
  const [write] = useState(addressWriter);

  useEffect(() => {
    const { pathname } = window.location;
    const update = () => setChosen(read(names, window.location.search));
    update();
    setKnown(true);
    if (!('navigation' in window)) return;
    // A link to the page, or the way back to it. The changes below replace the entry.
    const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType !== 'replace' && window.location.pathname === pathname) update();
    };
    navigation.addEventListener('currententrychange', onEntry);
    return () => navigation.removeEventListener('currententrychange', onEntry);
  }, [names]);
  useEffect(() => {
    if (isKnown) write(() => addressWith(chosen));
  }, [write, chosen, isKnown]);

  const choose = (part: Partial<Chosen<Name>>) => setChosen((before) => ({ ...before, ...part }));
  return { chosen, isKnown, choose };
}
