import { locale } from '../config/site';

/** A text of the user interface: an id to translate it by, what it says in English, or both. */
export type Translatable = { id: string; message?: string } | { id?: string; message: string };

/**
 * The text in the site's language: its own one with this id (`theme/config/site.ts`), else the declared message, else
 * the id itself. A declaration that has neither does not compile.
 * @param values replace `{name}` in the text
 */
export function translate({ id, message }: Translatable, values: Record<string, string> = {}) {
  const text = (id !== undefined ? locale.texts[id] : undefined) ?? message ?? id ?? '';
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
