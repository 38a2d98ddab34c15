import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runAside } from '../aside/runAside';
import type { buildModel } from './extract/build-model';
import type { PackageFacts } from './extract/convert';
import type { ApiModel } from './model';
import { digestOf } from './package';

const require = createRequire(import.meta.url);

/**
 * The public API of a package. Reading it takes TypeDoc and TypeScript a second and more, so it is kept
 * until the package, the tools or the code that reads it change.
 * @param cacheFolder where the model is kept between builds
 */
export async function loadModel(facts: PackageFacts, cacheFolder: string): Promise<ApiModel> {
  const extract = path.join(import.meta.dirname, 'extract');
  const sources = readdirSync(extract).map((file) => path.join(extract, file));
  const tools = ['typedoc', 'typescript'].map((tool) => versionOf(tool));
  const digest = digestOf(
    [...sources, ...facts.entryPoints.flatMap(({ types, code }) => [types, `${code}.map`])],
    JSON.stringify({ ...facts, tools }),
  );
  const file = path.join(cacheFolder, `model-${digest}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
  const model = await runAside<typeof buildModel>(
    path.join(extract, 'build-model.ts'),
    'buildModel',
    facts,
  );
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(model));
  return model;
}

function versionOf(tool: string): string {
  const { version } = require(`${tool}/package.json`) as { version: string };
  return `${tool}@${version}`;
}
