import { describe, expect, it } from 'vitest';
import { meaningsIn, PHRASES } from './synonyms';
import { queryTermsOf, stem } from './tokens';

const namesFor = (query: string) =>
  meaningsIn(query, queryTermsOf(query).map(stem), (term) => term === stem('optmistic')).flatMap(
    ({ subject }) => subject ?? [],
  );

describe('synonyms', () => {
  it('match in any order and form, with other words between them', () => {
    expect(namesFor('traveling back in time')).toContain('devtools');
    expect(namesFor('persisted')).toEqual(['storage sync']);
  });

  it('match only if all words of a phrase occur', () => {
    expect(namesFor('time')).toEqual([]);
  });

  it('may be misspelled if no page contains the word', () => {
    expect(namesFor('optmistic')).toEqual(['update at once roll back']);
    expect(namesFor('debugs')).toEqual(['devtools']);
    expect(namesFor('debog')).toEqual([]);
  });

  it('are not stop words, which are removed from queries', () => {
    const lost = [...PHRASES.values()]
      .flat()
      .filter((phrase) => phrase.split(' ').length !== queryTermsOf(phrase).length);
    expect(lost).toEqual([]);
  });
});
