import { inProject, withSlashes } from '../../lib/paths';
import { guess, type Problem } from '../../lib/problems';
import { type FactsFile, type FactsTest, testsOf } from './facts';
import type { Rule, RulesSource } from './read-rules';

/** Finds the tests that prove rules. */
export interface Proofs {
  testOf(rule: Rule): FactsTest | undefined;
  /** Reports rules without a test, and rules whose test is missing or does not mention their subject. */
  check(sources: readonly RulesSource[]): Problem[];
}

const FOLDER = `${withSlashes(inProject('docs/_facts'))}/`;

/** Matches names in code that are long enough to search for, except those in examples. */
const NAME = /\b[a-zA-Z]\w{4,}\b/g;

/**
 * Finds the tests of rules.
 * @param sourceOf returns the source of a guide by route. Each name in a rule must occur in its test, or in the guide
 * of that test
 */
export function proofsIn(
  facts: readonly FactsFile[],
  sourceOf: (route: string) => string | undefined,
): Proofs {
  const files = new Map(facts.map((one) => [withSlashes(one.file).replace(FOLDER, ''), one]));
  const tests = new Map([...files].map(([name, one]) => [name, testsOf(one)]));
  const testOf = ({ proof }: Rule) =>
    proof && tests.get(proof.file)?.find(({ statement }) => statement === proof.title);

  function problemOf(rule: Rule): Pick<Problem, 'message' | 'remedy'> | undefined {
    const { proof, text } = rule;
    if (!proof) {
      return {
        message: 'No test proves this rule.',
        remedy: 'Name one below it: "  proof: with-reset.spec.ts: title of the test".',
      };
    }
    const source = files.get(proof.file)?.source;
    if (source === undefined) {
      return {
        message: `There is no test file docs/_facts/${proof.file}.`,
        remedy: `Name the file that proves the rule.${guess(proof.file, [...files.keys()])}`,
      };
    }
    const test = testOf(rule);
    if (!test) {
      const titles = tests.get(proof.file)?.map(({ statement }) => statement) ?? [];
      return {
        message: `docs/_facts/${proof.file} has no test "${proof.title}".`,
        remedy: `Correct the rule to match what is tested now, and name that test.${guess(proof.title, titles)}`,
      };
    }
    const routes = [test.guide, ...test.sections.map((section) => section.replace(/#.*/, ''))];
    const known = [source, ...routes.map((route) => sourceOf(route) ?? '')].join('\n');
    const unknown = [...text.matchAll(/`([^`]+)`/g)]
      .flatMap(([, code = '']) => code.match(NAME) ?? [])
      .find((name) => !known.includes(name));
    return unknown === undefined
      ? undefined
      : {
          message: `Neither the test "${proof.title}" nor its guide mentions ${unknown}.`,
          remedy: 'Correct the name, or name the test that proves the rule.',
        };
  }

  return {
    testOf,
    check: (sources) =>
      sources.flatMap(({ file, groups }) =>
        groups
          .flatMap(({ rules }) => rules)
          .flatMap((rule) => {
            const problem = problemOf(rule);
            return problem ? [{ file, line: rule.line, ...problem }] : [];
          }),
      ),
  };
}
