import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { docPathOf } from '../../../theme/config/docs';
import { TUTORIAL_STEPS, tutorialStepOf } from '../../../theme/config/tutorial';
import type { Component } from './component';

/**
 * The steps of the tutorial as links, on the page of each. The browser marks those that the reader has done:
 * `theme/content/tutorial.ts`.
 */
export const TutorialSteps: Component = {
  html(_props, _node, _state, { route }) {
    const current = tutorialStepOf(route);
    if (current < 0) throw new Error('This page is not named in theme/config/tutorial.ts.');
    const links = TUTORIAL_STEPS.flatMap((id, index) => [
      ' ',
      h(
        'a.badge',
        {
          href: docPathOf(id),
          dataStep: id,
          ariaLabel: `Step ${index + 1}`,
          ariaCurrent: index === current ? 'page' : undefined,
        },
        String(index + 1),
      ),
    ]);
    const place = `Step ${current + 1} of ${TUTORIAL_STEPS.length}`;
    return [
      h('nav.tutorial', { ariaLabel: 'Steps of the tutorial' }, h('p', place, links)),
    ] as ElementContent[];
  },
  markdown: () => [],
};
