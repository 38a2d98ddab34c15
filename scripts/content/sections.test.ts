import { describe, expect, it } from 'vitest';
import { contentOf } from './fixtures/render';

const sectionsIn = async (source: string) => (await contentOf(source)).sections ?? [];

describe('the sections of a page', () => {
  it('have the id and text of each heading', async () => {
    const source =
      '# withReset()\n\nSets a store *back*.\n\n## Options\n\n- None\n- at all\n\n### Order\n\nMatters.\n';
    expect(await sectionsIn(source)).toEqual([
      { heading: '', id: '', text: 'Sets a store back.' },
      { heading: 'Options', id: 'options', text: 'None at all' },
      { heading: 'Order', id: 'order', text: 'Matters.' },
    ]);
  });

  it('contain no code samples, table headers or text for screen readers', async () => {
    const source =
      '# X\n\nText [away](https://ngrx.io)\n\n```ts title="a.ts"\ncode\n```\n\n| head |\n| --- |\n| cell |\n';
    expect(await sectionsIn(source)).toEqual([{ heading: '', id: '', text: 'Text away cell.' }]);
  });

  it('contain callouts with their titles, and fields with their labels', async () => {
    const source =
      '# X\n\n:::tip[Hint]\nDo it.\n:::\n\n<label><input type="radio" />a</label>\n\nOne\n';
    expect(await sectionsIn(source)).toEqual([{ heading: '', id: '', text: 'Hint Do it. a One' }]);
  });

  it.each([
    [
      'include one for each option, while text after the table belongs to the section of the table',
      '## Options\n\nAll optional.\n\n| Option | Meaning |\n| --- | --- |\n| `autoSync` | Writes. |\n\nRead more.\n',
      [
        { heading: '', id: '', text: '' },
        { heading: 'Options', id: 'options', text: 'All optional. Read more.' },
        { heading: 'autoSync', id: 'autosync', text: 'Writes.', part: 'row' },
      ],
    ],
    [
      'contain the meaning of an option, but not its type, default value and version',
      '## Options\n\n| Option | Type | Default | Meaning |\n| --- | --- | --- | --- |\n| `autoSync`<small> since 19.0.0</small> | `boolean` | `true` | Writes. |\n',
      [
        { heading: '', id: '', text: '' },
        { heading: 'Options', id: 'options', text: '' },
        { heading: 'autoSync', id: 'autosync', text: 'Writes.', part: 'row' },
      ],
    ],
    [
      'contain a table row as a sentence: the first cell, then the other cells',
      'Before.\n\n| Operator | Running call | New call |\n| --- | --- | --- |\n| `concatOp` (default) | goes on | waits |\n| `switchOp` | is cancelled | starts. |\n',
      [
        {
          heading: '',
          id: '',
          text: 'Before. concatOp (default): goes on; waits. switchOp: is cancelled; starts.',
        },
      ],
    ],
  ])('%s', async (_what, source, sections) => {
    expect(await sectionsIn(`# X\n\n${source}`)).toEqual(sections);
  });

  it('contain the other names of a member before its meaning', async () => {
    const source =
      "# X\n\n## Members\n\n| Member | With `collection: 'flight'` | Meaning |\n| --- | --- | --- |\n| `load()` | `loadFlightEntities()` | Loads. |\n| `onSuccess`, `operator` | | As there. |\n";
    const sections = await sectionsIn(source);
    expect(sections.slice(2).map(({ heading, text }) => [heading, text])).toEqual([
      ['load', 'loadFlightEntities(): Loads.'],
      ['onSuccess', 'operator: As there.'],
    ]);
  });
});
