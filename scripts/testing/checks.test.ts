import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject } from '../lib/paths';
import { TestFolder } from '../rules/fixtures/site';

test('the type check covers pages that are components, and not the code that readers compile', () => {
  const code = 'export {};\n';
  const folder = new TestFolder({
    'docs/team.tsx': code,
    'docs/docs/team.tsx': code,
    'docs/_demos/one.ts': code,
    'docs/_facts/one.spec.ts': code,
  });
  const { config } = ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder.path);
  folder.remove();
  expect(fileNames.map((file) => path.relative(folder.path, file)).sort()).toEqual([
    path.normalize('docs/docs/team.tsx'),
    path.normalize('docs/team.tsx'),
  ]);
});
