import { locale } from './site';

/** A text of the user interface: an id for its translation, the English text, or both. */
type Translatable = { id: string; message?: string } | { id?: string; message: string };

/**
 * The text in the site's language: its translation with this id (`theme/config/site.ts`), or else the declared
 * message, or else the id.
 */
export function translate({ id, message }: Translatable, values: Record<string, string> = {}) {
  const text = (id !== undefined ? locale.texts[id] : undefined) ?? message ?? id ?? '';
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
