/** `npx tsx scripts/rules/crawl/cli.ts [folder]`: checks a site that is built already. */
import path from 'node:path';
import { site } from '../../../theme/config/site';
import { baseOf } from '../../host/host';
import { formatProblem } from '../problems';
import { crawlSite } from './crawl';
import { locate } from './locate';
import { THEME_FOLDERS } from './plugin';
import { findSource } from './sources';

try {
  const dir = path.resolve(process.argv[2] ?? 'dist');
  const base = baseOf(dir);
  const { findings, pages, references } = crawlSite({ dir, base, origin: site.origin });
  const sourceOf = findSource(path.resolve('docs'));
  const problems = locate(findings, { dir, base, sourceOf, folders: THEME_FOLDERS });
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(`${pages} pages, ${references} addresses, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
