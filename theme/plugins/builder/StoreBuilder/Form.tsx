import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { BACKENDS, type Need, type Outcome, STORAGES } from '../needs';
import { groupOf, QUESTIONS } from './questions';
import { TextField } from './TextField';

export interface FormProps {
  entity: string;
  fields: string;
  /** What is wrong with the text fields. */
  problems: { entity?: string | undefined; fields?: string | undefined };
  outcome: Outcome;
  /** The versions that added what needs require, if an older version lacks it. */
  since: Partial<Record<Need, string>>;
  /** Whether the address is known. Until then, the form is disabled, so that no input is lost. */
  isReady: boolean;
  onEntity: (text: string) => void;
  onFields: (text: string) => void;
  /** Called with the selected need, or with those that are no longer selected. */
  onSelect: (need: Need | undefined, cleared: readonly Need[]) => void;
}

/** Renders the form in which the reader makes choices. Rules are shown where they apply. */
export function Form({
  entity,
  fields,
  problems,
  outcome,
  since,
  isReady,
  onEntity,
  onFields,
  onSelect,
}: FormProps) {
  const { on, fixed } = outcome;
  return (
    <section className="builder-form" aria-label="What the store needs">
      <fieldset disabled={!isReady}>
        <legend>Entity</legend>
        <TextField
          label="Name"
          value={entity}
          hint="In the singular, such as Flight or FlightPlan."
          problem={problems.entity}
          onChange={onEntity}
        />
        <TextField
          label="Fields"
          value={fields}
          hint="Such as from, seats: number, delayed: boolean."
          problem={problems.fields}
          onChange={onFields}
        />
      </fieldset>
      {QUESTIONS.map(({ legend, answers, none }) => {
        const isChosen = answers.some(({ need }) => on.has(need));
        const needs = answers.map(({ need }) => need);
        return (
          <fieldset key={legend} disabled={!isReady}>
            <legend>{legend}</legend>
            {none && (
              <label>
                <input
                  type="radio"
                  name={legend}
                  checked={!isChosen}
                  onChange={() => onSelect(undefined, needs)}
                />
                {none}
              </label>
            )}
            {answers.map(({ need, label, extension, href }) => {
              const rule = fixed.get(need);
              const notes = [
                ...(rule ? [rule] : []),
                ...outcome.interactions.filter((interaction) => interaction.need === need),
              ];
              const group = groupOf(need);
              return (
                <div key={need} className="builder-answer">
                  <label>
                    <input
                      type={none ? 'radio' : 'checkbox'}
                      name={none ? legend : undefined}
                      checked={on.has(need)}
                      disabled={rule !== undefined}
                      aria-describedby={notes.length > 0 ? `about-${need}` : undefined}
                      onChange={({ target }) => onSelect(target.checked ? need : undefined, group)}
                    />
                    {label}
                  </label>{' '}
                  {/* Marked for readers of an older version, like links in sidebars. */}
                  <FrameLink href={href} data-since={since[need]?.split(' ')[0]}>
                    <code>{extension}</code>
                  </FrameLink>
                  {notes.length > 0 && (
                    <p id={`about-${need}`}>
                      {notes.map((note) => (
                        <span key={note.because}>
                          {note.because} <FrameLink href={note.href}>Why</FrameLink>{' '}
                        </span>
                      ))}
                    </p>
                  )}
                </div>
              );
            })}
          </fieldset>
        );
      })}
    </section>
  );
}

/** Returns the needs with those of a group replaced. */
export function replaced(
  selected: ReadonlySet<Need>,
  need: Need | undefined,
  cleared: readonly Need[],
): Set<Need> {
  const next = new Set([...selected].filter((one) => !cleared.includes(one)));
  if (need) next.add(need);
  return next;
}

/** Keeps at most one need of each group, because an address may name several. */
export function withoutRivals(needs: readonly Need[]): Set<Need> {
  const kept = new Set(needs);
  for (const group of [BACKENDS, STORAGES])
    for (const rival of group.filter((need) => kept.has(need)).slice(1)) kept.delete(rival);
  return kept;
}
