import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';

/** A rule for coding assistants. */
export interface Rule {
  /** Markdown on one line. */
  text: string;
  /** Counted from 1. */
  line: number;
  /**
   * The test that proves the rule: its file in `docs/_facts`, and its title without the list of sections at the end.
   */
  proof?: { file: string; title: string };
}

/** The rules below one heading. */
export interface RuleGroup {
  /** Empty for rules below the title. */
  title: string;
  rules: Rule[];
}

/** A source file of rules. */
export interface RulesSource {
  file: string;
  /** `all`, or the last part of the address of a guide. */
  id: string;
  groups: RuleGroup[];
}

/** The name of the file with rules for all extensions. */
export const ALL = 'all';

/** Reads the rules in a file. The line after each rule names its test: `proof: with-reset.spec.ts: title`. */
export function parseRules(file: string, source: string): RulesSource {
  const groups: RuleGroup[] = [{ title: '', rules: [] }];
  source.split('\n').forEach((content, index) => {
    const rules = groups.at(-1)?.rules;
    const [, heading] = /^## (.+)$/.exec(content) ?? [];
    const [, text] = /^- (.+)$/.exec(content) ?? [];
    const [, spec, title] = /^ +proof: (\S+\.spec\.ts): (.+)$/.exec(content) ?? [];
    const last = rules?.at(-1);
    if (heading) groups.push({ title: heading, rules: [] });
    else if (text) rules?.push({ text, line: index + 1 });
    else if (spec && title && last) last.proof = { file: spec, title };
  });
  return {
    file,
    id: path.basename(file, '.md'),
    groups: groups.filter(({ rules }) => rules.length > 0),
  };
}

/** Reads all rules. */
export const readRules = (): RulesSource[] =>
  pathsIn(inProject('scripts/plugins/assistant/rules'), '.md').map((file) =>
    parseRules(file, readFileSync(file, 'utf8')),
  );
