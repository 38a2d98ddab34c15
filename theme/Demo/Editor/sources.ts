import { loadOnce } from '../../lazy/loadOnce';
import { withBase } from '../../pages/base';
import { DEMO_SOURCES, type DemoSources } from '../types';

/** The sources of a demo by file name, what it imports from beside it included. */
export type Sources = Readonly<Record<string, string>>;

async function load(): Promise<DemoSources> {
  const response = await fetch(withBase(`/${DEMO_SOURCES}`));
  if (!response.ok) throw new Error(`The sources of the demos answered ${response.status}.`);
  return response.json();
}

let loadLatest = loadOnce(load);

// Only the development server tells of edits.
addEventListener('demo-edit', () => {
  loadLatest = loadOnce(load);
});

/** @throws when they cannot be loaded */
export const loadDemoSources = () => loadLatest();

/** @throws when they cannot be loaded */
export async function loadSources(name: string): Promise<Sources> {
  const { demos, files } = await loadDemoSources();
  return Object.fromEntries((demos[name] ?? []).map((file) => [file, files[file] ?? '']));
}
