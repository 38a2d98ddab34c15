import { withBase } from '../../pages/base';
import { DEMO_SOURCES, type DemoSources } from '../types';
import type { Sources } from './EditedDemo';

/** @throws when they cannot be loaded */
export async function loadDemoSources(): Promise<DemoSources> {
  const response = await fetch(withBase(`/${DEMO_SOURCES}`));
  if (!response.ok) throw new Error(`The sources of the demos answered ${response.status}.`);
  return (await response.json()) as DemoSources;
}

/**
 * Loads the files of a demo, and those that it imports from beside it.
 *
 * @throws when they cannot be loaded
 */
export async function loadSources(name: string): Promise<Sources> {
  const { demos, files } = await loadDemoSources();
  return Object.fromEntries((demos[name] ?? []).map((file) => [file, files[file] ?? '']));
}
