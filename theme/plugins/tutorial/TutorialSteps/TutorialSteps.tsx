import { useLocation } from '@rspress/core/runtime';
import { docIdOf, docPathOf } from '../../../config/docs';
import { routeOfPath } from '../../../config/routes';
import { TUTORIAL_STEPS } from '../../../config/sidebars';
import { withBase } from '../../../lib/base';

/**
 * Renders links to the steps of the tutorial. `tutorial.ts` marks the completed ones.
 *
 * @throws if the page is not a step
 */
export function TutorialSteps() {
  const { pathname } = useLocation();
  const current = TUTORIAL_STEPS.indexOf(docIdOf(routeOfPath(pathname)) ?? '');
  if (current < 0) {
    throw new Error('This page is not a step of the tutorial in theme/config/sidebars.ts.');
  }
  return (
    <nav className="tutorial" aria-label="Steps of the tutorial">
      <p>
        Step {current + 1} of {TUTORIAL_STEPS.length}
        {TUTORIAL_STEPS.flatMap((id, index) => [
          ' ',
          <a
            key={id}
            className="badge"
            href={withBase(docPathOf(id))}
            data-step={id}
            aria-label={`Step ${index + 1}`}
            aria-current={index === current ? 'page' : undefined}
          >
            {index + 1}
          </a>,
        ])}
      </p>
    </nav>
  );
}
