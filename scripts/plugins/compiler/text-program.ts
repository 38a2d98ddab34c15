import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/paths';
import { shareSourceFiles } from './source-files';

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
 * Returns a program of TypeScript's own compiler with some virtual files. Callers share it until a file changes. The
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
