import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';
import type { RootContent } from 'mdast';
import { statusBadge } from './badge';
import { box, type Component } from './component';

/** The first screen: words on one side, code on the other. */
export const Hero = box('home-hero', { dataHome: '' });

/** Links that are the next step; the first one is the main one. */
export const Actions = box('home-actions');

/** The code beside the pitch. */
export const Example = box('home-example');

/** What the library is, how to install it, where to go. */
export const Pitch: Component = {
  html: (_props, node, state, { home }) => {
    const { version, license, works } = home.library;
    const facts = [`Version ${version}`, ...works, `${license} license`];
    return [
      h('div.home-pitch', [
        layers(),
        ...state.all(node),
        h(
          'p.home-facts',
          facts.map((fact) => h('span', fact)),
        ),
      ]) as ElementContent,
    ];
  },
  markdown: (_props, children) => children,
};

/** One plate of the drawing: a flat rhombus with a thick edge, `y` units down. */
const plate = (y: number) => `M60 ${y}l52 22-52 22L8 ${y + 22}z`;
const edge = (y: number) => `M8 ${y + 22}v7l52 22 52-22v-7`;

/** A store with extensions laid upon it, layer by layer. Decoration: the words say the same. */
const layers = () =>
  s(
    'svg.home-layers',
    { viewBox: '0 0 120 118', ariaHidden: 'true' },
    [62, 42, 22, 2].map((y) => s('g', [s('path', { d: edge(y) }), s('path', { d: plate(y) })])),
  );

/** Every extension with its one line, from the pages themselves. */
export const Extensions: Component = {
  html: (_props, _node, _state, { home }) => [
    h(
      'div.home-groups',
      home.groups.map(({ label, pages }) =>
        h('section', { dataCards: pages.length }, [
          h('h3', label),
          h(
            'ul',
            pages.map(({ title, route, description, status }) =>
              h('li', [
                h('a', { href: route }, title),
                status ? statusBadge(status) : null,
                h('p', description),
              ]),
            ),
          ),
        ]),
      ),
    ) as ElementContent,
  ],
  markdown: (_props, _children, { home, copyAddress }) =>
    home.groups.flatMap(({ label, pages }): RootContent[] => [
      { type: 'heading', depth: 3, children: [{ type: 'text', value: label }] },
      {
        type: 'list',
        spread: false,
        children: pages.map(({ title, route, description, status }) => ({
          type: 'listItem',
          spread: false,
          children: [
            {
              type: 'paragraph',
              children: [
                {
                  type: 'link',
                  url: copyAddress(route),
                  children: [{ type: 'text', value: title }],
                },
                { type: 'text', value: `${status ? ` (${status})` : ''}: ${description}` },
              ],
            },
          ],
        })),
      },
    ]),
};
