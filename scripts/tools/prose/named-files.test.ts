import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../lib/files';
import { inProject, ROOT } from '../../lib/paths';

const FOLDERS = ['docs', 'e2e', 'findings', 'scripts', 'sw', 'theme'];
const FILES = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) => filesIn(inProject(folder)).map((file) => `${folder}/${file}`)),
];

/** Files whose text is about this repository. Pages and the samples of tests also name files of readers' projects. */
const SOURCE =
  /^(?!docs\/(?:docs|_)|.*(?:\.test\.|\.spec\.|\/fixtures\/)).*\.(?:tsx?|css|md|grit|yml)$/;

/** A path from the root of the repository. */
const PATH = /(?<![\w./-])(?:theme|scripts|sw|e2e)\/[\w./-]+\.(?:tsx?|css|json|grit)\b/g;

/** A module in the text of a README. */
const MODULE = /(?<=`)\w[\w./-]*\.tsx?(?=`)/g;

/** Examples of files that a contributor creates. */
const EXAMPLES = ['scripts/plugins/reading-time/plugin.ts'];

/** The paths of all files, and the ends of these paths, as in the README of a folder. */
const NAMES = new Set([
  ...EXAMPLES,
  ...FILES.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
]);

const exists = (name: string) => NAMES.has(posix.normalize(name));

test('every file exists that comments, messages and READMEs name', () => {
  const missing = FILES.filter((file) => SOURCE.test(file)).flatMap((file) => {
    const text = readFileSync(inProject(file), 'utf8');
    const modules = file.endsWith('.md') ? text.match(MODULE) : [];
    const named = [...(text.match(PATH) ?? []), ...(modules ?? [])];
    return named.filter((name) => !exists(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
