import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ReactNode } from 'react';
import { tableOfContents } from '../../theme/config/theme';
import type { PageNavigation } from '../../theme/config/types';
import { Breadcrumbs } from '../../theme/frame/Breadcrumbs/Breadcrumbs';
import { Footer } from '../../theme/frame/Footer/Footer';
import { PageFooter } from '../../theme/frame/PageFooter/PageFooter';
import { Contents } from '../../theme/frame/TableOfContents/TableOfContents';
import type { PageFrame } from '../../theme/lib/parts';
import { breakNames } from './finish';
import { treeHtml } from './html';
import type { Heading } from './page';
import { toHast } from './to-hast';

/** The static parts around the article of a page. */
export function frameOf(
  navigation: PageNavigation | undefined,
  headings: readonly Heading[],
  address: (route: string) => string,
): PageFrame {
  const { minLevel, maxLevel } = tableOfContents;
  const shown = headings.filter(({ depth }) => depth >= minLevel && depth <= maxLevel);
  const contents = shown.length > 0 && html(<Contents headings={shown} />);
  const breadcrumbs = navigation && html(<Breadcrumbs {...navigation} address={address} />);
  const foot = navigation && html(<PageFooter {...navigation} address={address} />);
  return {
    ...(contents && { contents }),
    ...(breadcrumbs && { breadcrumbs }),
    ...(foot && { foot }),
  };
}

function html(shown: ReactNode): string {
  const tree: Root = { type: 'root', children: toHast(shown) };
  breakNames(tree);
  return treeHtml(tree);
}

/** Documents contain it after the application. */
export const footerHtml = (base: string): string =>
  toHtml({ type: 'root', children: toHast(<Footer base={base} />) });
