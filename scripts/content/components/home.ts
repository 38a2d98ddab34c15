import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';
import { statusBadge } from './badge';
import { box, type Component, withCode } from './component';
import { linkGroup } from './link-group';

/** The first screen: words on one side, code on the other. */
export const Hero = box('home-hero', { dataHome: '' });

/** Links that are the next step; the first one is the main one. */
export const Actions = box('home-actions');

/** The code beside the pitch. */
export const Example = box('home-example');

/** What the library is, how to install it, where to go. */
export const Pitch: Component = {
  html: (_props, node, state, { overview }) => {
    const { version, license, works } = overview().library;
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

/** Every extension with what its user gains, from the pages themselves. */
export const Extensions: Component = {
  html: (_props, _node, _state, { overview }) => [
    h(
      'div.home-groups',
      overview().groups.map(({ label, pages }) =>
        h('section', { dataCards: pages.length }, [
          h('h3', label),
          h(
            'ul',
            pages.map(({ title, route, benefit, status, saving }) =>
              h('li', [
                h('a', { href: route }, title),
                status ? [' ', statusBadge(status)] : null,
                h('p', withCode(benefit)),
                saving ? h('p', h('small', saving)) : null,
              ]),
            ),
          ),
        ]),
      ),
    ) as ElementContent,
  ],
  markdown: (_props, _children, overview) =>
    overview().groups.flatMap(({ label, pages }) =>
      linkGroup(
        label,
        pages.map(({ title, route, benefit, status, saving }) => ({
          text: title,
          url: route,
          about: `${status ? ` (${status})` : ''}: ${[benefit, saving].filter(Boolean).join(' ')}`,
        })),
      ),
    ),
};
