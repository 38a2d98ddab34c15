import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { library } from '../../../theme/config/library';
import { filesIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { messagesIn, quotationsIn, quotes } from './library-messages';

describe('the messages of code', () => {
  it('are those that it throws and writes to the console, without their variable parts', () => {
    const code = `
      // throw new Error('an example')
      if (a) throw new Error(\`Store \${name} is \${state}.\`);
      console.warn('Careful.', 'More.');
      console.log('nothing');
      throw error;`;
    expect(messagesIn(code).map(({ text, line }) => `${line} ${text}`)).toEqual([
      '3 Store … is ….',
      '4 Careful.',
    ]);
  });

  it('can be quoted by a heading or a text that leaves out parts', () => {
    const message = { text: 'An instance of the store … already exists. Rename it.', line: 1 };
    expect(quotes('### "An instance of the store … already exists"', message)).toBe(true);
    expect(quotes('"An instance of the store … is gone"', message)).toBe(false);
    expect(quotes('"the store"', message)).toBe(false);
  });
});

const quotations = filesIn(inProject('docs/docs'), '.mdx')
  .filter((name) => !name.startsWith('api/'))
  .flatMap((name) => quotationsIn(readFileSync(inProject('docs/docs', name), 'utf8')));

const PACKAGE = inProject('node_modules', library.packageName, 'fesm2022');

test.each(filesIn(PACKAGE, '.mjs'))('every message of %s is explained in a guide', (file) => {
  const code = readFileSync(path.join(PACKAGE, file), 'utf8');
  const unexplained = messagesIn(code)
    // One error has no text. It is explained together with the error of the other tracker.
    .filter(({ text }) => text !== '')
    .filter((message) => !quotations.some((quotation) => quotes(quotation, message)))
    .map(({ text, line }) => `${file}:${line} ${text}`);
  expect(unexplained).toEqual([]);
});
