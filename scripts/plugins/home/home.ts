import { docPathOf } from '../../../theme/config/docs';
import { EXTENSIONS_BY_TASK } from '../../../theme/config/extensions';
import type { ExtensionGroup } from '../../../theme/plugins/home/Home/Home';
import { labelOf, type Page, textEntry } from '../../content/page';

/** The benefit of an extension in one line, with backticks around code. */
const benefitOf = textEntry('benefit');

/** The map of the extensions, with one line for each function. */
export function extensionGroups(
  pages: readonly Page[],
  tasks = EXTENSIONS_BY_TASK,
): ExtensionGroup[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return tasks.map(({ label, guides }) => ({
    label,
    pages: guides.flatMap((id) => {
      const route = docPathOf(id);
      const page = byRoute.get(route);
      const benefit = page && benefitOf(page);
      return benefit ? { title: labelOf(page), route, benefit, status: page.status } : [];
    }),
  }));
}
