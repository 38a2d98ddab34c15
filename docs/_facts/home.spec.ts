import { provideHttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { describe, expect, it } from 'vitest';
import { createTodoStore, SWITCHES, type Switch } from '../_demos/home';
import { create } from './support';

/** Returns the members of a store with these extensions. */
function membersOf(...on: Switch[]): string[] {
  localStorage.clear();
  TestBed.resetTestingModule();
  TestBed.configureTestingModule({ providers: [provideHttpClient()] });
  return Object.keys(create(createTodoStore(new Set(on))));
}

const ADDED: Record<Switch, string[]> = {
  withCallState: ['callState', 'loading', 'loaded', 'error'],
  withDevtools: [],
  withStorageSync: ['clearStorage', 'readFromStorage', 'writeToStorage'],
  withUndoRedo: ['undo', 'redo', 'canUndo', 'canRedo'],
};

describe('/docs/combining-extensions: the store on the home page', () => {
  it.each(SWITCHES)('has exactly the members that $name adds', ({ name }) => {
    const base = membersOf();
    const members = membersOf(name);
    expect(members).toEqual(expect.arrayContaining([...base, ...ADDED[name]]));
    const others = Object.entries(ADDED).filter(([other]) => other !== name);
    for (const member of others.flatMap(([, added]) => added))
      expect(members).not.toContain(member);
  });

  it('works with all extensions', () => {
    const members = membersOf(...SWITCHES.map(({ name }) => name));
    expect(members).toEqual(expect.arrayContaining(Object.values(ADDED).flat()));
  });
});
