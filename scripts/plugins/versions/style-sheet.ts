import { readFileSync } from 'node:fs';
import { addBase } from '../../../theme/config/routes';
import { majorOf, shortVersion } from '../../../theme/lib/versions';
import { inProject } from '../../lib/paths';
import type { VersionData } from './version-data';

/**
 * Renders a style sheet that shows what the major version in `data-library` lacks. Labels show `--since`, or `--brief` if
 * there is less room (`marks.css`). An element without these properties has no label.
 *
 * @param majors all versions that readers can choose, oldest first
 */
export function styleSheet(data: VersionData, majors: readonly number[], base: string): string {
  const rules = majors.map((major) => `${chosen([major])}{--library:"${major}"}`);
  for (const major of majors.slice(1)) {
    const lacking = chosen(majors.filter((older) => older < major));
    const since = `[data-since^="${major}"]`;
    rules.push(
      `${lacking} ${since}::after{--since:attr(data-since)}`,
      `${lacking} p${since}{display:block}`,
      // Readers who lack the whole page do not need to know what changed later.
      `${lacking} p${since}~p[data-since]{display:none}`,
    );
  }
  for (const [version, { links, within }] of linksByVersion(data, base)) {
    const label = shortVersion(version);
    const [first] = label.split(' ');
    const lacking = chosen(majors.filter((older) => older < majorOf(version)));
    rules.push(`${lacking} a:is(${links.join()}){--since:"${label}";--brief:"${first}+"}`);
    if (within.length) rules.push(`${lacking} a:is(${within.join()}){--since:"${label}"}`);
  }
  return [readFileSync(inProject('theme/plugins/versions/marks.css'), 'utf8'), ...rules].join('\n');
}

const chosen = (majors: readonly number[]) =>
  `:root:is(${majors.map((major) => `[data-library="${major}"]`).join()})`;

/** `within` has links to sections of a page, which get no brief label, because the page itself is beside them. */
function linksByVersion({ pages, members }: VersionData, base: string) {
  const byVersion = new Map<string, { links: string[]; within: string[] }>();
  const of = (version: string) => {
    const selectors = byVersion.get(version) ?? { links: [], within: [] };
    byVersion.set(version, selectors);
    return selectors;
  };
  for (const [route, version] of Object.entries(pages)) {
    const address = addBase(route, base);
    of(version).links.push(`[href="${address}"]`);
    of(version).within.push(`[href^="${address}#"]`);
  }
  for (const [route, all] of Object.entries(members)) {
    for (const [name, version] of Object.entries(all)) {
      of(version).links.push(`[href="${addBase(route, base)}#${name.toLowerCase()}"]`);
    }
  }
  return byVersion;
}
