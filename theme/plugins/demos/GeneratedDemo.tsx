import { useMemo } from 'react';
import { LiveDemo, type LiveDemoProps } from './LiveDemo';
import type { Sources } from './types';

/** The files of all demos, among them helpers that generated code may import. */
let shared: Sources = {};

export async function loadGeneratedDemo() {
  const { loadDemoSources } = await import(
    /* webpackChunkName: "demo-editor" */ './Editor/sources'
  );
  shared = (await loadDemoSources()).files;
  return GeneratedDemo;
}

function GeneratedDemo({ name, generated }: Required<LiveDemoProps>) {
  const completed = useMemo(
    () => ({ ...generated, sources: withHelpers(generated.sources) }),
    [generated],
  );
  return <LiveDemo name={name} generated={completed} />;
}

function withHelpers(sources: Sources): Sources {
  const helpers = Object.values(sources)
    .flatMap((text) => [...text.matchAll(/ from '\.\/(_[\w-]+)';/g)])
    .map(([, name]) => `${name}.ts`)
    .filter((file) => !(file in sources));
  return { ...sources, ...Object.fromEntries(helpers.map((file) => [file, shared[file] ?? ''])) };
}
