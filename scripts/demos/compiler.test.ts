import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledDemo, compiledDemos } from './compiler';

/** Angular's compiler needs seconds, more on a busy machine. */
const TIMEOUT = 120_000;

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

// Inside the repository, so that the compiler finds its packages.
beforeAll(async () => {
  await mkdir('node_modules/.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('node_modules/.cache/demo-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

test(
  'compiles templates strictly, and again after an edit',
  async () => {
    const file = path.join(folder, 'test.ts');
    await writeFile(file, component('cuont()'));
    const error = await compiledDemos(folder).then(
      () => '',
      (reason: Error) => reason.message,
    );
    expect(error).toMatch(/test\.ts\(6,11\): error/);
    expect(error).toContain("Property 'cuont' does not exist");

    await writeFile(file, component('count()'));
    const { code, map } = await compiledDemo(file);
    expect(code).toContain('ɵɵdefineComponent');
    expect(code).not.toContain('@Component');
    expect(JSON.parse(map ?? '{}').sources[0]).toMatch(/test\.ts$/);

    await writeFile(file, component('count() + 1'));
    expect((await compiledDemo(file)).code).toContain('ctx.count() + 1');
  },
  TIMEOUT,
);

test('a file that is no demo is named', async () => {
  const file = path.join(folder, 'x.ts');
  await expect(compiledDemo(file)).rejects.toThrow(`${file} is not a demo`);
});
