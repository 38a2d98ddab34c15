import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Marks code that a published Angular package leaves for the application's build to finish. */
export const NEEDS_LINKING = 'ɵɵngDeclare';

/** Bump when the way of linking changes: earlier results are then not used again. */
const RECIPE = 1;

const { version: compilerVersion } = createRequire(import.meta.url)(
  '@angular/compiler-cli/package.json',
) as { version: string };

/**
 * Finishes one file of a published Angular package with Angular's official linker. The result is kept
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
  await mkdir(cacheFolder, { recursive: true });
  // Written aside and renamed, so that a build beside this one never reads half a file.
  const aside = `${cached}.${process.pid}`;
  await writeFile(aside, result.code);
  await rename(aside, cached);
  return result.code;
}
