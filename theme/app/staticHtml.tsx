/** Renders parts of a page as static HTML: in Rspress's application, and in the browser of the development server. */
import { PageContext, StaticRouter, ThemeContext } from '@rspress/core/runtime';
import { UnheadProvider } from '@unhead/react/server';
import type { ComponentProps, ContextType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type IslandProps, PlaceIsland } from '../content/Island/Island';
import { BASE } from '../lib/base';
import { islandElement } from './islands/element';
import { islandComponent } from './islands/loadIslands';

/** Marks where the HTML of an island belongs. */
const MARK = '<!--island-->';

/** What Rspress's hooks read. */
export interface Contexts {
  page: ContextType<typeof PageContext>;
  theme: ContextType<typeof ThemeContext>;
  /** Without the base path. */
  pathname: string;
  head: ComponentProps<typeof UnheadProvider>['value'];
}

/** Renders nodes as HTML. */
export type StaticHtml = (node: ReactNode) => string;

/** Returns a function that renders nodes as HTML in the contexts of a page. */
export function staticHtml({ page, theme, pathname, head }: Contexts): StaticHtml {
  const base = BASE.slice(0, -1);
  return (node) => {
    const islands: IslandProps[] = [];
    const place = (island: IslandProps) => {
      islands.push(island);
      return MARK;
    };
    const html = renderToStaticMarkup(
      <ThemeContext.Provider value={theme}>
        <PageContext.Provider value={page}>
          <StaticRouter location={base + pathname} basename={base}>
            <UnheadProvider value={head}>
              <PlaceIsland value={place}>{node}</PlaceIsland>
            </UnheadProvider>
          </StaticRouter>
        </PageContext.Provider>
      </ThemeContext.Provider>,
    );
    const [start, ...rest] = html.split(MARK);
    const whole =
      start + rest.map((after, index) => islandHtml(islands[index], index) + after).join('');
    // React escapes apostrophes, which neither text nor its quoted attributes need.
    return whole.replaceAll('&#x27;', "'");
  };
}

/** The first view of an island. It is a root of its own, as in the browser. */
function islandHtml(island: IslandProps | undefined, index: number): string {
  if (!island) return '';
  const { element, options } = islandElement(islandComponent(island.name), island.props, index);
  return renderToString(element, options);
}
