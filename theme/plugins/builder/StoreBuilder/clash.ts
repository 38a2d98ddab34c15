import { filesOf, planOf } from '../generate/files';
import { fieldsOf, namesOf } from '../names';
import type { Need } from '../needs';

/** A name that no code contains. */
const PROBE = 'Qqq';

/** Matches strings, templates and comments. */
const TEXTS = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g;

/** Describes the problem with valid names that the generated code uses itself. */
export function clashProblem(
  on: ReadonlySet<Need>,
  entity: string,
  fields: string,
): string | undefined {
  const { one, many, list, entity: type } = namesOf(entity);
  const code = Object.values(filesOf(planOf(on, PROBE, 'qqq')))
    .join('\n')
    .replace(TEXTS, '');
  const used = new Set(code.match(/[\w$]+/g));
  for (const { name } of fieldsOf(fields)) used.add(`${name}Input`);
  const clash = [one, many, type, list].find((name) => used.has(name));
  return (
    clash &&
    `“${entity.trim()}” does not work: the generated code uses “${clash}” for something else.`
  );
}
