import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const sniffer = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

interface Message {
  type: number;
  code: string;
  element: Element;
}

declare global {
  interface Window {
    HTMLCS: {
      ERROR: number;
      process(standard: string, root: Node, done: () => void, failed: () => void): void;
      getMessages(): Message[];
    };
  }
}

/** Loads HTML CodeSniffer into the open page, bypassing its content security policy. */
export const loadSniffer = (page: Page) => page.evaluate(sniffer);

/** Returns HTML CodeSniffer's current errors, each as one string with its criterion and element. */
export const sniff = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { HTMLCS } = window;
    await new Promise<void>((resolve, reject) => {
      HTMLCS.process('WCAG2AA', document, resolve, reject);
    });
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, element }) => `${code}: ${element.outerHTML.slice(0, 200)}`);
  });
