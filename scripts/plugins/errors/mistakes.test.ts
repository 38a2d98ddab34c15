import { expect, test } from 'vitest';
import { createExplainer } from '../../../theme/plugins/search/explain';
import type { IndexedPage } from '../../../theme/plugins/search/indexFormat';
import { Pages } from '../../content/pages';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { compile, type Finding } from '../../typescript/compile';
import {
  MISTAKES_FOLDER,
  type Mistake,
  missingExplanations,
  readMistakes,
  withMessages,
} from '../search';
import { errorGroups } from './errors';
import reported from './reported.json';

const mistakes = readMistakes();
const compiled = mistakes.filter(({ file }) => file.includes('/compiled/'));

/** Pages that have only the sections that explain mistakes. */
function pagesOf(explained: readonly Mistake[]): IndexedPage[] {
  const ids = new Map<string, string[]>([['/docs/errors', ['']]]);
  for (const address of explained.flatMap((mistake) => mistake.explained)) {
    const [path = '', id = ''] = address.split('#');
    ids.set(path, [...new Set([...(ids.get(path) ?? []), id])]);
  }
  const pages = [...ids].map(
    ([path, all]): IndexedPage => ({
      path,
      title: '',
      kind: 'guide',
      sections: all.map((id) => ({ heading: '', id, text: '' })),
    }),
  );
  return withMessages(pages, explained);
}

/** The first section for each message in a text. */
const explainWith = (explained: readonly Mistake[]) => {
  const explain = createExplainer(pagesOf(explained));
  return (text: string) =>
    explain(text).flatMap(({ sections: [first] }) =>
      first ? `${first.page.path}#${first.section.id}` : [],
    );
};

/** How tools print an error of the compiler. */
const FORMS: Record<string, (error: Finding, code: string) => string> = {
  tsc: ({ file, line, code, message }) => `${file}(${line},3): error ${code}: ${message}\r\n`,
  'tsc with colors': ({ file, line, code, message }, source) =>
    `\u001b[96m${file}\u001b[0m:\u001b[93m${line}\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m ${code}: \u001b[0m${message}\n\n\u001b[7m${line}\u001b[0m ${source}\n\u001b[7m  \u001b[0m \u001b[91m  ~~~~\u001b[0m\n`,
  'Angular CLI': ({ file, line, code, message }, source) =>
    `✘ [ERROR] ${code}: ${message} [plugin angular-compiler]\n\n    ${file}:${line}:3:\n      ${line} │ ${source}\n         ╵   ~~~~\n`,
  'a build server': ({ file, line, code, message }, source) =>
    `${file}:${line}:3 - error ${code}: ${message}\n\n${line}  ${source}\n     ~~~~`.replace(
      /^/gm,
      '2026-01-02T03:04:05.6789012Z ',
    ),
  'a narrow window': ({ code, message }, source) =>
    `error ${code}: ${message.replace(/(.{60}) /g, '$1\n')}\n\n12 | ${source}`,
};

test('the compiler still says what the comments of each mistake say, and the message finds its section in every form', () => {
  const findings = compile(inProject('.'), pathsIn(inProject(MISTAKES_FOLDER, 'compiled'), '.ts'));
  const explain = explainWith(mistakes);
  const problems = compiled.flatMap((mistake) => {
    const { file, line, templates, explained } = mistake;
    const error = findings
      .filter((one) => one.file === file && one.line >= line)
      .sort((a, b) => a.line - b.line)[0];
    const at = `${file}:${line}`;
    if (!error) return [`${at}: no error`];
    const source = `${templates[0]?.code ?? ''}`.replaceAll('…', 'x');
    const others = templates.filter(
      ({ text }) =>
        explainWith([{ ...mistake, templates: [{ text }] }])(
          `error ${error.code}: ${error.message}`,
        ).length === 0,
    );
    const [number = error.code] = templates.flatMap((template) => template.number ?? []);
    return [
      ...(number === error.code ? [] : [`${at}: expected ${number}, but got ${error.code}`]),
      ...others.map(
        ({ text }) => `${at}: expected "${text}", but the compiler says: ${error.message}`,
      ),
      ...Object.entries(FORMS).flatMap(([form, print]) => {
        // It prints no code, which these messages need.
        if (form === 'tsc' && templates.some(({ code }) => code)) return [];
        const [found] = explain(print(error, source));
        return found && explained.includes(found)
          ? []
          : `${at}: as ${form} prints it, it finds ${found}`;
      }),
    ];
  });
  expect(problems).toEqual([]);
  // Compiles a program.
}, 180_000);

test('every mistake names sections that exist', async () => {
  const pages = await new Pages(inProject('docs')).refresh();
  expect(missingExplanations(pages, mistakes)).toEqual([]);
  const [mistake] = mistakes;
  expect(missingExplanations([], mistake && [mistake])).toMatchObject([
    { line: expect.any(Number) },
  ]);
});

test('every heading of a guide that quotes a message has a mistake', async () => {
  const explained = new Set(mistakes.flatMap((mistake) => mistake.explained));
  const quoting = errorGroups(await new Pages(inProject('docs')).refresh()).flatMap(
    ({ route, errors }) =>
      errors
        .filter(({ text }) => /["“]\S+ \S+ |\b(?:TS|NG)\d{3,}/.test(text))
        .map(({ id }) => `${route}#${id}`),
  );
  expect(quoting.filter((address) => !explained.has(address))).toEqual([]);
});

test('messages as people report them find the section that explains them, or none', () => {
  const explain = explainWith(mistakes);
  const wrong = Object.entries(reported).flatMap(([section, messages]) =>
    messages
      .map((message) => ({ message, found: explain(message)[0] ?? '', section }))
      .filter(({ found }) => found !== section),
  );
  expect(wrong).toEqual([]);
});

test.each(['TypeError: Cannot add property 3, object is not extensible'])(
  'both causes are named if a message has two: %s',
  (message) => {
    const [answer] = createExplainer(pagesOf(mistakes))(message);
    expect([
      answer?.certainty,
      ...(answer?.sections ?? []).map(({ section: { id } }) => id),
    ]).toEqual([
      'likely',
      'typeerror-cannot-add-property-object-is-not-extensible',
      'the-store-has-no-withimmutablestate',
    ]);
  },
);
