import { readFileSync } from 'node:fs';
import { addBase } from '../../../theme/config/routes';
import { majorOf } from '../../../theme/lib/versions';
import { inProject } from '../../lib/paths';
import { shortVersion } from './marks';
import type { VersionData } from './version-data';

/**
 * Shows what the chosen major version lacks: `data-library` on the root element names it. Labels read `--since`, and
 * `--brief` where there is less room (`marks.css`); an element without them has no label.
 *
 * @param majors all that readers can choose, oldest first
 */
export function styleSheet(data: VersionData, majors: readonly number[], base: string): string {
  const rules = majors.map((major) => `${chosen([major])}{--library:"${major}"}`);
  for (const major of majors.slice(1)) {
    const lacking = chosen(majors.filter((one) => one < major));
    const since = `[data-since^="${major}"]`;
    rules.push(
      `${lacking} ${since}::after{--since:attr(data-since)}`,
      `${lacking} p${since}{display:block}`,
      // Readers who lack the whole page need not know what changed later.
      `${lacking} p${since}~p[data-since]{display:none}`,
    );
  }
  for (const [version, links] of linksByVersion(data, base)) {
    const label = shortVersion(version);
    const [first] = label.split(' ');
    const lacking = chosen(majors.filter((one) => one < majorOf(version)));
    rules.push(`${lacking} a:is(${links.join()})::after{--since:"${label}";--brief:"${first}+"}`);
  }
  return [readFileSync(inProject('theme/plugins/versions/marks.css'), 'utf8'), ...rules].join('\n');
}

const chosen = (majors: readonly number[]) =>
  `:root:is(${majors.map((major) => `[data-library="${major}"]`).join()})`;

/** Selectors of links to something that older versions lack, by the version that added it. */
function linksByVersion({ pages, members }: VersionData, base: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const add = (version: string, ...selectors: string[]) =>
    links.set(version, [...(links.get(version) ?? []), ...selectors]);
  for (const [route, version] of Object.entries(pages)) {
    const address = addBase(route, base);
    add(version, `[href="${address}"]`, `[href^="${address}#"]`);
  }
  for (const [route, all] of Object.entries(members)) {
    for (const [name, version] of Object.entries(all)) {
      add(version, `[href="${addBase(route, base)}#${name.toLowerCase()}"]`);
    }
  }
  return links;
}
