import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runAside } from '../aside/runAside';
import { markPure } from './pure';

/** Marks code that a published Angular package leaves for the application's build to finish. */
const NEEDS_LINKING = 'ɵɵngDeclare';

const SELF = path.join(import.meta.dirname, 'linker.ts');

/** Bump when the way of linking changes: earlier results are then not used again. */
const RECIPE = 7;

const { version: compilerVersion } = createRequire(import.meta.url)(
  '@angular/compiler-cli/package.json',
) as { version: string };

/**
 * Finishes one file of a published Angular package: Angular's official linker completes its
 * declarations, and what nobody uses can be left out by the minifier afterwards. The result is kept
 * in `cacheFolder` under the hash of what went in: linking `@angular/core` takes seconds.
 */
export async function link(code: string, file: string, cacheFolder: string): Promise<string> {
  const key = createHash('sha1')
    .update(`${RECIPE}@${compilerVersion}\0`)
    .update(code)
    .digest('hex');
  const cached = path.join(cacheFolder, `${key}.js`);
  try {
    return await readFile(cached, 'utf8');
  } catch {
    // Not linked before.
  }
  const result = await runAside<typeof finish>(SELF, 'finish', code, file);
  await mkdir(cacheFolder, { recursive: true });
  // Written aside and renamed, so that a build beside this one never reads half a file.
  const aside = `${cached}.${randomUUID()}`;
  await writeFile(aside, result);
  await rename(aside, cached);
  return result;
}

/** Does the work of `link`, without a cache. */
export async function finish(code: string, file: string): Promise<string> {
  return markPure(code.includes(NEEDS_LINKING) ? await runLinker(code, file) : code, file);
}

async function runLinker(code: string, file: string): Promise<string> {
  const [{ transformAsync }, { default: linker }] = await Promise.all([
    import('@babel/core'),
    import('@angular/compiler-cli/linker/babel'),
  ]);
  const result = await transformAsync(code, {
    filename: file,
    plugins: [linker],
    compact: false,
    configFile: false,
    babelrc: false,
  });
  if (!result?.code) throw new Error(`${file}: Angular's linker gave nothing back`);
  return result.code;
}
