import { withBase } from '../../../lib/base';
import { loadOnce } from '../../../lib/loadOnce';
import { DEMO_SOURCES, type DemoSources, type Sources } from '../types';

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

export const loadDemoSources = () => loadLatest();

export async function loadSources(name: string): Promise<Sources> {
  const { demos, files } = await loadDemoSources();
  return Object.fromEntries((demos[name] ?? []).map((file) => [file, files[file] ?? '']));
}
