import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Component } from './component';
import { linkGroup } from './link-group';

/** Every error that a guide explains, below the guide's name. */
export const Errors: Component = {
  html: (_props, _node, _state, { overview }) => [
    h(
      'nav',
      { ariaLabel: 'All errors' },
      overview.errors.map(({ title, route, errors }) => [
        h('h3', title),
        h(
          'ul',
          errors.map(({ text, id }) => h('li', h('a', { href: `${route}#${id}` }, text))),
        ),
      ]),
    ) as ElementContent,
  ],
  markdown: (_props, _children, { overview, copyAddress }) =>
    overview.errors.flatMap(({ title, route, errors }) =>
      linkGroup(
        title,
        errors.map(({ text, id }) => ({ text, url: `${copyAddress(route)}#${id}` })),
      ),
    ),
};
