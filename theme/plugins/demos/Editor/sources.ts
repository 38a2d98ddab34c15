import { withBase } from '../../../lib/base';
import { loadOnce } from '../../../lib/loadOnce';
import { DEMO_SOURCES, type DemoSources } from '../types';

/** The sources of a demo by file name, including its relative imports. */
export type Sources = Readonly<Record<string, string>>;

async function load(): Promise<DemoSources> {
  const response = await fetch(withBase(`/${DEMO_SOURCES}`));
  if (!response.ok) throw new Error(`The demo sources failed to load: ${response.status}.`);
  return response.json();
}

let loadLatest = loadOnce(load);

// Only the development server sends this event.
addEventListener('demo-edit', () => {
  loadLatest = loadOnce(load);
});

/**
 * Loads the sources of all demos.
 * @throws if they cannot be loaded
 */
export const loadDemoSources = () => loadLatest();

/**
 * Loads the sources of one demo.
 * @throws if they cannot be loaded
 */
export async function loadSources(name: string): Promise<Sources> {
  const { demos, files } = await loadDemoSources();
  return Object.fromEntries((demos[name] ?? []).map((file) => [file, files[file] ?? '']));
}
