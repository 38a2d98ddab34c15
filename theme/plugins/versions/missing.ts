import { data } from 'virtual-versions';
import { routeOfAddress } from '../../lib/base';
import { majorOf } from '../../lib/versions';

/** Whether a major version, if one is chosen, is older than a feature's version. */
export const isMissing = (since: string | undefined, version = Infinity): since is string =>
  since !== undefined && majorOf(since) > version;

/** The label of a mark: `since 20.1`, or `since 19.3 and 20.3` if two lines got it. */
export const sinceLabel = (since: string) => `since ${since.replace(/(\.0)+(?= |$)/g, '')}`;

/** A shorter label, for sidebars and results: `20.1+`. */
export const briefLabel = (since: string) => sinceLabel(since).replace(/^since ([\d.]+).*/, '$1+');

/** The version that added a page's subject, if older ones lack it. */
export const sinceOfRoute = (route: string): string | undefined => data.pages[route];

/** The version that added a link's target page or member. Ignores links within a page. */
export function sinceOfLink(link: HTMLAnchorElement): string | undefined {
  const { hash } = link;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const route = routeOfAddress(link) ?? '';
  const members = Object.entries(data.members[route] ?? {});
  const member = members.find(([name]) => `#${name.toLowerCase()}` === hash);
  return member?.[1] ?? sinceOfRoute(route);
}

/** The version that added a member or an option, by the page of its symbol. */
export function memberSince(route: string, name = ''): string | undefined {
  const members = data.members[route] ?? {};
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** The version that added a symbol, if older ones lack it. */
export const sinceOfSymbol = (name: string): string | undefined =>
  Object.entries(data.pages).find(([route]) => route.endsWith(`/${name}`))?.[1];

/** The declarations of a symbol's page in an older major version, if they differ. */
export const formerDeclarations = (route: string, version: number): string[] =>
  (data.uses[route] ?? []).flatMap(
    (name) => data.declarations[name]?.find(([until]) => version <= until)?.[1] || [],
  );

/** The newest release of a major version, with its peer dependencies. */
export const newestOf = (version: number) =>
  data.versions.find((release) => majorOf(release.version) === version);
