import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import {
  guideOf,
  type Later,
  type Need,
  type Outcome,
  type Question as QuestionData,
} from '../needs';

interface QuestionProps {
  question: QuestionData;
  outcome: Outcome;
  later: Later;
  isDisabled: boolean;
  /** Called with the selected need, or with nothing if an answer is no longer selected. */
  onSelect: (need: Need | undefined, cleared: readonly Need[]) => void;
}

/** Renders a question with its answers, and with the rules that apply to them. */
export function Question({ question, outcome, later, isDisabled, onSelect }: QuestionProps) {
  const { legend, answers, none, guide } = question;
  const { on, fixed, interactions } = outcome;
  const needs = answers.map(({ need }) => need);
  return (
    <fieldset disabled={isDisabled}>
      <legend>{legend}</legend>
      {none && (
        <label>
          <input
            type="radio"
            name={legend}
            checked={!needs.some((need) => on.has(need))}
            onChange={() => onSelect(undefined, needs)}
          />
          {none}
        </label>
      )}
      {answers.map(({ need, label, feature, guide: own }) => {
        const rule = fixed.get(need);
        const about = interactions.filter(({ needs }) => needs.includes(need));
        const notes = rule ? [rule, ...about] : about;
        return (
          <div key={need} className="builder-answer">
            <label>
              <input
                type={none ? 'radio' : 'checkbox'}
                name={none && legend}
                checked={on.has(need)}
                disabled={rule !== undefined}
                aria-describedby={notes.length > 0 ? `about-${need}` : undefined}
                onChange={({ target }) =>
                  onSelect(target.checked ? need : undefined, none ? needs : [need])
                }
              />
              {label}
            </label>{' '}
            {/* Marked for readers of an older version, like links in sidebars. */}
            <FrameLink
              href={own ?? guide ?? guideOf(feature)}
              data-since={later[feature]?.split(' ')[0]}
            >
              <code translate="no">{feature}()</code>
            </FrameLink>
            {notes.length > 0 && (
              <p id={`about-${need}`}>
                {notes.map(({ because, href }) => (
                  <span key={because}>
                    {because} <FrameLink href={href}>Why</FrameLink>{' '}
                  </span>
                ))}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
