import { describe, expect, it } from 'vitest';
import { meaningsIn, SYNONYMS } from './synonyms';
import { queryTermsOf, stem } from './tokens';

const namesFor = (query: string) =>
  meaningsIn(queryTermsOf(query).map(stem), (term) => term === 'optmistic').map(({ name }) => name);

describe('other words for what the pages name', () => {
  it('count in any order and form, with others between them', () => {
    expect(namesFor('traveling back in time')).toContain('devtools');
    expect(namesFor('persisted')).toEqual(['storage sync']);
  });

  it('count only when all words of a phrase are there', () => {
    expect(namesFor('time')).toEqual([]);
  });

  it('may be misspelled where no page holds the word', () => {
    expect(namesFor('optmistic')).toEqual(['update at once roll back']);
    expect(namesFor('debugs')).toEqual(['devtools']);
    expect(namesFor('debog')).toEqual([]);
  });

  it('are no stop words, which a query loses', () => {
    const lost = Object.values(SYNONYMS)
      .flat()
      .filter((phrase) => phrase.split(' ').length !== queryTermsOf(phrase).length);
    expect(lost).toEqual([]);
  });
});
