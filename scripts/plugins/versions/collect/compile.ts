import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../lib/files';

/** What `ng new` sets, as far as all versions of TypeScript that are tried know it. */
const OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  types: [],
  noEmit: true,
};

/** An error as the compiler writes it: `code.ts(3,1): error TS2305: Module …`, with indented lines that explain it. */
const ERROR = /^(.+?)\(\d+,\d+\): error (TS\d+: .*(?:\n .*)*)/gm;

/**
 * Compiles files with the packages in a folder.
 * @param files texts by path below `src`
 * @param options options of the compiler that differ from those of a new project
 * @returns messages of the compiler by path, without files that have none
 */
export async function compile(
  folder: string,
  files: ReadonlyMap<string, string>,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Map<string, string[]>> {
  const texts = [...files].map(([name, text]): [string, string] => [`src/${name}`, text]);
  writeFiles(path.join(folder, 'src'), new Map(texts));
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { ...OPTIONS, ...options },
      files: texts.map(([name]) => name),
    }),
  );
  const tsc = path.join(folder, '../node_modules/typescript/bin/tsc');
  const output = await outputOf([tsc, '-p', config, '--pretty', 'false'], folder);
  const errors = new Map<string, string[]>();
  for (const [, file = '', message = ''] of output.matchAll(ERROR)) {
    const name = path.posix.relative('src', file.replaceAll('\\', '/'));
    errors.set(name, [...(errors.get(name) ?? []), message]);
  }
  // If TypeScript rejects the options, nothing compiles.
  const rejected = errors.get('../tsconfig.json');
  return rejected ? new Map([...files.keys()].map((name) => [name, rejected])) : errors;
}

/** What a script prints, whether it fails or not. */
export function outputOf(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
