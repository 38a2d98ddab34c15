import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveMembers, pairMembers } from './derive-members';
import type { Member } from './members';

const derive = (...names: string[]) =>
  deriveMembers(
    names.map((name) => path.join(import.meta.dirname, 'fixtures/members', `${name}.ts`)),
  );

describe('deriveMembers', () => {
  it('reads members without and with a collection from the types, in the order of the descriptions', () => {
    const { named } = derive('named');
    expect(named?.rows).toEqual([
      row('loading', 'todosLoading', 'computed', 'Signal<boolean>', 'Whether it loads.'),
      row('loaded', 'todosLoaded', 'computed', 'Signal<boolean>', 'Whether it has loaded.'),
      row('error', 'todosError', 'computed', 'Signal<string | null>', 'The message, if any.'),
      row('callState', 'todosCallState', 'state', 'Signal<CallState>', 'All in one.'),
    ]);
    expect(named?.headings).toEqual({ unnamed: 'Member', named: 'With collection `todos`' });
  }, 60_000);

  it('reports a member without a description', () => {
    expect(derive('missing').missing?.mistakes).toEqual([
      expect.objectContaining({
        line: 4,
        column: 14,
        message: '"clearStack" is not described.',
      }),
    ]);
  }, 60_000);

  it('reports a description of a member that does not exist', () => {
    expect(derive('superfluous').superfluous?.mistakes).toEqual([
      expect.objectContaining({
        line: 4,
        column: 47,
        message: '"reset" is described, but the extension does not add it.',
        remedy: expect.stringContaining('rename it: _resetState, resetState.'),
      }),
    ]);
  }, 60_000);

  function row(
    unnamed: string,
    named: string,
    kind: Member['kind'],
    type: string,
    description: string,
  ) {
    return {
      unnamed: { name: unnamed, kind, type },
      named: { name: named, kind, type },
      description,
    };
  }
});

describe('pairMembers', () => {
  const members = (...names: string[]): Member[] =>
    names.map((name) => ({ name, kind: 'method', type: '() => void' }));
  const paired = (unnamed: string[], named: string[]) =>
    pairMembers(members(...unnamed), members(...named), 'flight');
  const pair = (unnamed: string[], named: string[]) =>
    [...paired(unnamed, named).pairs.values()].map((found) => found.named?.name);

  it('finds the collection anywhere in a name, even if the name gets another word', () => {
    expect(
      pair(
        ['load', 'selectedIds', 'selectedEntities', 'updateSelected', '_reload'],
        [
          'updateSelectedFlightEntities',
          'selectedFlightEntities',
          '_flightReload',
          'loadFlightEntities',
          'selectedFlightIds',
        ],
      ),
    ).toEqual([
      'loadFlightEntities',
      'selectedFlightIds',
      'selectedFlightEntities',
      'updateSelectedFlightEntities',
      '_flightReload',
    ]);
  });

  it('reports a member without a counterpart', () => {
    expect(paired(['load'], ['flightSave']).unpaired).toEqual([
      '"load" has no counterpart with a collection.',
      '"flightSave" has no counterpart without a collection.',
    ]);
    expect(paired(['load'], ['loadFlight', 'flightSave']).unpaired).toEqual([
      '"flightSave" has no counterpart without a collection.',
    ]);
  });
});
