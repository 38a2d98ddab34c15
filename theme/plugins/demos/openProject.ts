import { withBase } from '../../lib/base';

/** StackBlitz's endpoint for projects: https://developer.stackblitz.com/platform/api/post-api */
const STACKBLITZ = 'https://stackblitz.com/run';

/** The project of a demo, written by `scripts/plugins/demos/project.ts`. */
export interface DemoProject {
  title: string;
  description: string;
  /** The file that StackBlitz opens first. */
  open: string;
  files: Record<string, string>;
}

/**
 * Opens a demo as a complete project in a new tab.
 *
 * @param changes the reader's changes, by file name
 */
export async function openProject(
  name: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(withBase(`/demos/${name}.json`));
  if (!response.ok) throw new Error(`The project ${name} failed to load: ${response.status}`);
  const project = (await response.json()) as DemoProject;
  for (const [file, text] of Object.entries(changes)) project.files[`src/${file}`] = text;
  submit(project);
}

function submit({ title, description, open, files }: DemoProject) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${STACKBLITZ}?file=${encodeURIComponent(open)}`;
  form.target = '_blank';
  form.hidden = true;
  const add = (name: string, value: string) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  };
  add('project[title]', title);
  add('project[description]', description);
  add('project[template]', 'node');
  for (const [path, content] of Object.entries(files)) add(`project[files][${path}]`, content);
  document.body.append(form);
  form.submit();
  form.remove();
}
