import { withBase } from '../../lib/base';
import { create } from '../../lib/elements';
import type { Sources } from './types';

/** StackBlitz's endpoint for projects: https://developer.stackblitz.com/platform/api/post-api */
const STACKBLITZ = 'https://stackblitz.com/run';

/** The project of a demo, written by `scripts/plugins/demos/files.ts`. */
interface DemoProject {
  title: string;
  description: string;
  open: string;
  files: Record<string, string>;
}

/** Opens a demo, with the reader's changes, as a complete project in a new tab. */
export async function openProject(name: string, changes: Sources): Promise<void> {
  const response = await fetch(withBase(`/demos/${name}.json`));
  if (!response.ok) throw new Error(`The project ${name} failed to load: ${response.status}`);
  const { title, description, open, files } = (await response.json()) as DemoProject;
  for (const [file, text] of Object.entries(changes)) files[`src/${file}`] = text;
  const field = (key: string, value: string) =>
    create('input', { type: 'hidden', name: `project[${key}]`, value });
  const form = create(
    'form',
    {
      method: 'post',
      action: `${STACKBLITZ}?file=${encodeURIComponent(open)}`,
      target: '_blank',
      hidden: true,
    },
    field('title', title),
    field('description', description),
    field('template', 'node'),
    ...Object.entries(files).map(([path, content]) => field(`files][${path}`, content)),
  );
  document.body.append(form);
  form.submit();
  form.remove();
}
