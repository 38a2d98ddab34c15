import { readFileSync } from 'node:fs';
import * as ng from '@angular/compiler-cli';
import ts from 'typescript';
import { pathsIn } from '../../lib/files';
import { ROOT } from '../../lib/paths';
import { CONFIGURATION } from './configuration';
import { apiEntryPoints } from './entry-points';
import { readPackage } from './package';
import { shareSourceFiles } from './source-files';

/** Folders of plugins with files that the site compiles. */
const folders = new Set<string>();

/** Compiles all files in a folder with the rest of the site. Called by the `tasks.ts` of a plugin. */
export const compileFolder = (folder: string): unknown => folders.add(folder);

/** The programs created so far, by their files. */
const programs = new Map<string, { roots: readonly string[]; program: ng.NgtscProgram }>();

/**
 * Returns a program of Angular's compiler with the current version of the files. All files that the site compiles form
 * one program, which is created on first use: the live demos, the stores of the member tables and the declarations of
 * the documented package. Other files, for example in tests, get a separate program. After an edit, the next program is
 * based on the previous one, so that only changes are checked.
 *
 * @param files absolute paths
 */
export function programWith(files: readonly string[]): ng.NgtscProgram {
  const { entryPoints } = readPackage(apiEntryPoints, ROOT);
  const site = [
    ...[...folders].flatMap((folder) => pathsIn(folder, '.ts')),
    ...entryPoints.map(({ types }) => types),
  ];
  const isSite = files.every((file) => site.includes(file));
  const roots = isSite ? site : [...files];
  const key = [readFileSync(CONFIGURATION, 'utf8'), isSite ? 'site' : roots].join('\n');
  const previous = programs.get(key);
  if (previous && String(previous.roots) === String(roots) && isCurrent(previous.program)) {
    return previous.program;
  }

  const { options, errors } = ng.readConfiguration(CONFIGURATION, {
    rootDir: ROOT,
    noEmit: false,
  });
  const messages = errors.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
  if (messages.length > 0) throw new Error(`${CONFIGURATION}: ${messages.join('\n')}`);
  const host = shareSourceFiles(ng.createCompilerHost({ options }));
  const program = new ng.NgtscProgram(roots, options, host, previous?.program);
  programs.set(key, { roots, program });
  return program;
}

/** Releases the memory of all programs, which a build needs for other work afterward. */
export const forgetPrograms = (): void => programs.clear();

/** Returns whether all files are unchanged since the program was created. */
function isCurrent(program: ng.NgtscProgram): boolean {
  return (
    program
      .getTsProgram()
      .getSourceFiles()
      .filter(({ isDeclarationFile }) => !isDeclarationFile)
      // Angular's own files, which contain the types in templates, are virtual.
      .every(({ fileName, text }) => text === (ts.sys.readFile(fileName) ?? text))
  );
}
