import path from 'node:path';
import ts from 'typescript';
import { inProject, ROOT } from '../lib/paths';
import { shareSourceFiles } from '../types/source-files';

/** Files of a program. */
export interface ProgramSources {
  /** Those that are not on the disk, by absolute path. */
  texts: Record<string, string>;
  /** Absolute paths of others. */
  files: readonly string[];
  /** Which of them have errors that readers are shown. */
  faulty: readonly string[];
}

let last: { key: string; program: ts.Program } | undefined;

/**
 * The program of samples and demos. All that is asked of it shares what its checker has worked out, until a
 * file is another. How a type is printed depends on what has been checked before: whatever a build asks for first,
 * that is the same files.
 */
export function sampleProgram(sources: ProgramSources): ts.Program {
  const { files, faulty } = sources;
  const key = JSON.stringify([sources, files.map((file) => ts.sys.readFile(file))]);
  if (last?.key === key) return last.program;
  const program = createProgram(sources, last?.program);
  for (const file of faulty) program.getSemanticDiagnostics(program.getSourceFile(file));
  last = { key, program };
  return program;
}

function createProgram(
  { texts, files }: ProgramSources,
  former: ts.Program | undefined,
): ts.Program {
  const file = inProject('scripts/samples/tsconfig.json');
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
    former,
  );
}
