/// <reference types="vite/client" />
import type { Type } from '@angular/core';

const texts = import.meta.glob<string>('../../.samples/*/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Record<string, unknown>>('../../.samples/*/*.ts');

/**
 * Returns an export of a sample without a title. Such a fence has no file name to import, and its
 * line changes.
 * @param page such as `with-undo-redo`
 * @param name of a class or function that one of the fences on the page exports
 * @throws if there is not exactly one
 */
export async function sample<Instance>(page: string, name: string): Promise<Type<Instance>> {
  const files = Object.entries(texts)
    .filter(([path]) => path.includes(`/.samples/${page}/`))
    .filter(([, text]) => new RegExp(`^export (?:const|class|function) ${name}\\b`, 'm').test(text))
    .map(([path]) => path);
  const [file = ''] = files;
  if (files.length !== 1) {
    throw new Error(`/docs/${page} has ${files.length} samples that export ${name}, not one.`);
  }
  const exported = await modules[file]?.();
  return exported?.[name] as Type<Instance>;
}
