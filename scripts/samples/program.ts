import path from 'node:path';
import ts from 'typescript';
import { inProject, ROOT } from '../lib/paths';
import { shareSourceFiles } from '../types/source-files';

let last: { key: string; program: ts.Program } | undefined;

/**
 * The program of samples and demos. All that is asked of it shares what its checker has worked out, until a
 * file is another.
 *
 * @param texts files that are not on the disk, by absolute path
 * @param files absolute paths of others
 */
export function sampleProgram(texts: Record<string, string>, files: readonly string[]): ts.Program {
  const key = JSON.stringify([texts, files.map((file) => [file, ts.sys.readFile(file)])]);
  if (last?.key !== key) last = { key, program: createProgram(texts, files, last?.program) };
  return last.program;
}

function createProgram(
  texts: Record<string, string>,
  files: readonly string[],
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
