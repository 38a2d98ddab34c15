import { data } from 'virtual-versions';
import { routeOfAddress } from '../pages/base';
import { majorOf } from './versions';

/** Whether a major version of the library, if one is chosen, is older than what came with another version. */
export const isMissing = (since: string | undefined, version = Infinity): since is string =>
  since !== undefined && majorOf(since) > version;

/** What stands beside it: `since 20.1`. */
export const labelOf = (since: string) => `since ${since.replace(/(\.0)+$/, '')}`;

/** The version that brought what a page is about, where older ones lack it. */
export const sinceOfRoute = (route: string): string | undefined => data.pages[route];

/** The same of the page, or of the member on it, that a link leads to. A link within a page says nothing. */
export function sinceOfLink(link: HTMLAnchorElement): string | undefined {
  const { hash } = link;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const route = routeOfAddress(link) ?? '';
  const members = Object.entries(data.members[route] ?? {});
  const member = members.find(([name]) => `#${name.toLowerCase()}` === hash);
  return member?.[1] ?? sinceOfRoute(route);
}

/** The version that brought a member or an option, by the page about its symbol. */
export function memberSince(route: string, name = ''): string | undefined {
  const members = data.members[route] ?? {};
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** The version that brought a symbol, where older ones lack it. */
export const sinceOfSymbol = (name: string): string | undefined =>
  Object.entries(data.pages).find(([route]) => route.endsWith(`/${name}`))?.[1];

/** What the declarations on a symbol's page read in an older major version, where they differ. */
export const formerDeclarations = (route: string, version: number): string[] =>
  (data.uses[route] ?? []).flatMap(
    (name) => data.declarations[name]?.find(([until]) => version <= until)?.[1] || [],
  );

/** The newest version of a major one, with the versions of other packages that fit. */
export const newestOf = (version: number) =>
  data.versions.find((release) => majorOf(release.version) === version);
