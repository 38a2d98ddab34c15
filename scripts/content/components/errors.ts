import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Component } from './component';
import { island } from './island';
import { linkGroup } from './link-group';

/** Takes an error's message; it tells of each guide since when there is what it is about. */
export const ErrorFinder: Component = {
  html: (_props, _node, _state, { overview }) => [
    island('ErrorFinder', {
      since: Object.fromEntries(
        overview().errors.flatMap(({ route, since }) => (since ? [[route, since]] : [])),
      ),
    }),
  ],
  markdown: () => [],
};

/** Every error that a guide explains, below the guide's name. */
export const Errors: Component = {
  html: (_props, _node, _state, { overview }) => [
    h(
      'nav',
      { ariaLabel: 'All errors' },
      overview().errors.map(({ title, route, since, errors }) => [
        h('h3', since ? [`${title} `, h('span.badge', `Since ${since}`)] : title),
        h(
          'ul',
          errors.map(({ text, id }) => h('li', h('a', { href: `${route}#${id}` }, text))),
        ),
      ]),
    ) as ElementContent,
  ],
  markdown: (_props, _children, overview) =>
    overview().errors.flatMap(({ title, route, errors }) =>
      linkGroup(
        title,
        errors.map(({ text, id }) => ({ text, url: `${route}#${id}` })),
      ),
    ),
};
