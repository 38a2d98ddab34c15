import type { RsbuildPlugin } from '@rsbuild/core';

/** Gives `<html>` attributes, in the template that every page is made from. */
export const pluginHtmlAttributes = (attributes: Record<string, string>): RsbuildPlugin => ({
  name: 'site:html-attributes',
  setup(api) {
    const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    api.modifyHTML((html) => html.replace(/<html\b/, () => `<html${text.join('')}`));
  },
});
