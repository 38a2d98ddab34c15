import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoCompiler } from './compiler';

/** Angular's compiler needs seconds, more on a busy machine. */
const PATIENCE = 120_000;

const component = (template: string) => `import { Component, signal } from '@angular/core';

@Component({
  selector: 'demo-root',
  template: \`
    <p>{{ ${template} }}</p>
  \`,
})
export default class TestDemo {
  protected readonly count = signal(0);
}
`;

let folder = '';
let cacheFolder = '';

// Inside the repository, so that the compiler finds its packages.
beforeAll(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/demo-test-'));
  cacheFolder = path.join(folder, 'cache');
  await cp('docs/_demos/tsconfig.json', path.join(folder, 'tsconfig.json'));
});
afterAll(() => rm(folder, { recursive: true }));

test(
  'compiles templates strictly, and again after an edit',
  async () => {
    const file = path.join(folder, 'test.ts');
    const compiler = new DemoCompiler({ folder, cacheFolder });
    await writeFile(file, component('cuont()'));
    const error = await compiler.compile().then(
      () => '',
      (reason: Error) => reason.message,
    );
    expect(error).toMatch(/test\.ts\(6,11\): error/);
    expect(error).toContain("Property 'cuont' does not exist");

    await writeFile(file, component('count()'));
    const { code, map } = await compiler.output(file);
    expect(code).toContain('ɵɵdefineComponent');
    expect(code).not.toContain('@Component');
    expect(JSON.parse(map ?? '{}').sources[0]).toMatch(/test\.ts$/);

    await writeFile(file, component('count() + 1'));
    expect((await compiler.output(file)).code).toContain('ctx.count() + 1');
  },
  PATIENCE,
);

test('takes what has not changed from the former build', async () => {
  const again = new DemoCompiler({ folder, cacheFolder });
  expect((await again.output(path.join(folder, 'test.ts'))).code).toContain('ctx.count() + 1');
});

test('a file that is no demo is named', async () => {
  const compiler = new DemoCompiler({ folder, cacheFolder });
  await expect(compiler.output('/elsewhere/x.ts')).rejects.toThrow(/\/elsewhere\/x\.ts: not among/);
});
