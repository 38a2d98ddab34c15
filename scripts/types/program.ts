import { readFileSync } from 'node:fs';
import * as ng from '@angular/compiler-cli';
import ts from 'typescript';
import { apiEntryPoints } from '../api/entry-points';
import { readPackage } from '../api/package';
import { pathsIn } from '../lib/files';
import { inProject, ROOT } from '../lib/paths';
import { shareSourceFiles } from './source-files';

const CONFIGURATION = inProject('docs/_demos/tsconfig.json');

/** The programs made so far by what they are of. */
const programs = new Map<string, { roots: readonly string[]; program: ng.NgtscProgram }>();

/**
 * A program of Angular's compiler that has the files as they are now. All that the site compiles is one
 * program, which is made when the first of it is asked for: the live demos, the stores behind the member
 * tables and the declarations of the documented package. Other files, those of tests, are a program of their
 * own. After an edit the former program is the base of the next one, so that only what changed is worked out.
 *
 * @param files absolute paths
 */
export function programWith(files: readonly string[]): ng.NgtscProgram {
  const { entryPoints } = readPackage(apiEntryPoints, ROOT);
  const site = [
    ...pathsIn(inProject('docs/_demos'), '.ts'),
    ...pathsIn(inProject('docs/_members'), '.ts'),
    ...entryPoints.map(({ types }) => types),
  ];
  const isSite = files.every((file) => site.includes(file));
  const roots = isSite ? site : [...files];
  const key = [readFileSync(CONFIGURATION, 'utf8'), isSite ? 'site' : roots].join('\n');
  const former = programs.get(key);
  if (former && String(former.roots) === String(roots) && isCurrent(former.program)) {
    return former.program;
  }

  const { options, errors } = ng.readConfiguration(CONFIGURATION, {
    rootDir: ROOT,
    noEmit: false,
  });
  if (errors.length > 0) throw new Error(formatDiagnostics(errors));
  const host = shareSourceFiles(ng.createCompilerHost({ options }));
  const program = new ng.NgtscProgram(roots, options, host, former?.program);
  programs.set(key, { roots, program });
  return program;
}

/** Gives the memory of all programs back, which a build needs for other things once it has used them. */
export const forgetPrograms = (): void => programs.clear();

/** Messages of the compiler as it writes them, a line for each. */
export function formatDiagnostics(diagnostics: readonly ts.Diagnostic[]): string {
  return ts
    .formatDiagnostics(diagnostics, {
      getCurrentDirectory: () => ROOT,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    })
    .replace(/\bTS-99(\d{4})\b/g, 'NG$1');
}

/** Whether all files still have the text that the program knows. */
function isCurrent(program: ng.NgtscProgram): boolean {
  return (
    program
      .getTsProgram()
      .getSourceFiles()
      .filter(({ isDeclarationFile }) => !isDeclarationFile)
      // Angular's own files, for the types in templates, are not on the disk.
      .every(({ fileName, text }) => text === (ts.sys.readFile(fileName) ?? text))
  );
}
