import { expect, test } from 'vitest';
import { sectionsOf } from './sections';

test('splits an article into its sections, including the text before the first heading', () => {
  expect(
    sectionsOf(
      '<h1 id=a>A</h1>\n<p>Intro<h2 class=x id="b">B &lt;T&gt;<a class=heading-link href=#b></a></h2><p>Text of\n<code>b</code><h3 id=c><code>c()</code></h3><h3>no place</h3>',
    ),
  ).toEqual([
    { id: '', heading: '', text: 'AIntro' },
    { id: 'b', heading: 'B &lt;T&gt;', text: 'B&lt;T&gt;Textofb' },
    { id: 'c', heading: 'c()', text: 'c()noplace' },
  ]);
  expect(sectionsOf('')).toEqual([{ id: '', heading: '', text: '' }]);
});
