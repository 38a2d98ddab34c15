import { docPathOf } from '../../../config/docs';
import { TUTORIAL_STEPS } from '../../../config/sidebars';

/**
 * Renders links to the steps of the tutorial. `tutorial.ts` marks the completed ones.
 *
 * @param current index of the current step
 */
export function TutorialSteps({ current }: { current: number }) {
  return (
    <nav className="tutorial" aria-label="Steps of the tutorial">
      <p>
        Step {current + 1} of {TUTORIAL_STEPS.length}
        {TUTORIAL_STEPS.flatMap((id, index) => [
          ' ',
          <a
            key={id}
            className="badge"
            href={docPathOf(id)}
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
