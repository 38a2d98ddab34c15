import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as ng from '@angular/compiler-cli';
import ts from 'typescript';
import { ROOT } from '../lib/paths';
import { apiEntryPoints, CONFIGURATION, readPackage } from './package';

/** The lists of files that the site compiles. */
const lists: (() => readonly string[])[] = [];

/** Compiles files with the rest of the site. Called by the `tasks.ts` of a plugin. */
export const compileFiles = (list: () => readonly string[]): unknown => lists.push(list);

/** The programs created so far, by their files. */
const programs = new Map<string, { roots: readonly string[]; program: ng.NgtscProgram }>();

/**
 * A program of Angular's compiler with the current version of the files. All files that the site compiles form
 * one program, which is created on first use: the live demos and the packages that they can import, the stores of the
 * member tables and the declarations of the documented package. Other files, for example in tests, get a separate program. After an edit, the next program is
 * based on the previous one, so that only changes are checked.
 *
 * @param files absolute paths
 */
export function programWith(files: readonly string[]): ng.NgtscProgram {
  const { entryPoints } = readPackage(apiEntryPoints, ROOT);
  const site = [...lists.flatMap((list) => list()), ...entryPoints.map(({ types }) => types)];
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

/** Places in a file are those in the text that pages show. */
const unixLines = (text: string | undefined) => text?.replace(/\r\n/g, '\n');

function isCurrent(program: ng.NgtscProgram): boolean {
  return (
    program
      .getTsProgram()
      .getSourceFiles()
      .filter(({ isDeclarationFile }) => !isDeclarationFile)
      // Angular's own files, which contain the types in templates, are virtual.
      .every(({ fileName, text }) => text === (unixLines(ts.sys.readFile(fileName)) ?? text))
  );
}

/** The sources of a program. */
export interface ProgramSources {
  /** Absolute path of its `tsconfig.json`. */
  config: string;
  /** Virtual files, by absolute path. */
  texts: Record<string, string>;
  /** Absolute paths of other files. */
  files: readonly string[];
  /** Files with errors that are shown to readers. */
  faulty: readonly string[];
}

let last: { key: string; program: ts.Program } | undefined;

/**
 * A program of TypeScript's own compiler with some virtual files. Callers share it until a file changes. The
 * text of a type depends on what has been checked before, so all files with errors are checked first.
 */
export function textProgram(sources: ProgramSources): ts.Program {
  const { files, faulty } = sources;
  const key = JSON.stringify([sources, files.map((file) => ts.sys.readFile(file))]);
  if (last?.key === key) return last.program;
  const program = createProgram(sources, last?.program);
  for (const file of faulty) program.getSemanticDiagnostics(program.getSourceFile(file));
  last = { key, program };
  return program;
}

function createProgram(
  { config: file, texts, files }: ProgramSources,
  previous: ts.Program | undefined,
): ts.Program {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, readFile } = host;
  const folders = new Set(Object.keys(texts).map((name) => path.dirname(name)));
  host.directoryExists = (name) => folders.has(name) || Boolean(directoryExists?.(name));
  host.fileExists = (name) => name in texts || fileExists(name);
  host.readFile = (name) => texts[name] ?? readFile(name);
  host.getCurrentDirectory = () => ROOT;
  return ts.createProgram(
    [...Object.keys(texts), ...files],
    options,
    shareSourceFiles(host),
    previous,
  );
}

/** Matches declarations of packages, including TypeScript's own declarations of the language and the browser. */
const DECLARATIONS = /[\\/]node_modules[\\/].*\.d\.[cm]?ts$/;

/** Packages whose comments are shown to readers. Without comments, files are parsed faster. */
const DOCUMENTED = ['@angular-architects', '@angular', '@ngrx', 'rxjs'];

const parsed = new Map<string, ts.SourceFile>();

/**
 * Lets all programs parse each file only once, because parsing is half of TypeScript's work here.
 * Declarations of packages do not change during the lifetime of the process; other files are parsed again if their text
 * has changed. A program with the same files as the previous one only processes what is new.
 *
 * @returns the host
 */
export function shareSourceFiles<Host extends ts.CompilerHost>(host: Host): Host {
  const read = host.getSourceFile.bind(host);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => (DECLARATIONS.test(file) ? readFile(file) : unixLines(readFile(file)));
  host.getSourceFile = (file, languageVersionOrOptions, ...rest) => {
    const options: ts.CreateSourceFileOptions =
      typeof languageVersionOrOptions === 'object'
        ? languageVersionOrOptions
        : { languageVersion: languageVersionOrOptions };
    const { languageVersion, impliedNodeFormat } = options;
    const key = `${file} ${languageVersion} ${impliedNodeFormat}`;
    const previous = parsed.get(key);
    const ofPackage = DECLARATIONS.test(file);
    if (previous && (ofPackage || previous.text === host.readFile(file))) return previous;
    const jsDocParsingMode =
      ofPackage && !DOCUMENTED.some((name) => file.includes(`/node_modules/${name}/`))
        ? ts.JSDocParsingMode.ParseNone
        : ts.JSDocParsingMode.ParseAll;
    const source = read(file, { ...options, jsDocParsingMode }, ...rest);
    if (source) parsed.set(key, source);
    return source;
  };
  return host;
}
