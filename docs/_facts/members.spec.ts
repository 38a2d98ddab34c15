/// <reference types="vite/client" />
import type { Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { getState, type SignalStoreFeature, type StateSource, signalStore } from '@ngrx/signals';
import { describe, expect, inject, it } from 'vitest';
import { create } from './support';

/** The exports of a file in docs/_members. See scripts/plugins/samples/derive-members.ts. */
interface MembersFile {
  unnamed?: SignalStoreFeature;
  before?: SignalStoreFeature;
  named?: SignalStoreFeature;
  namedBefore?: SignalStoreFeature;
  /** Providers of what the extension injects. */
  providers?: Provider[];
}

interface Member {
  name: string;
  kind: 'state' | 'computed' | 'property' | 'method';
}

declare module 'vitest' {
  /** The part of the context from scripts/plugins/samples/facts-setup.ts that this file uses. */
  interface ProvidedContext {
    memberTables: Record<string, { rows: { unnamed?: Member; named?: Member }[] }>;
  }
}

const files = import.meta.glob<MembersFile>('../_members/*.ts', { eager: true });
const tables = inject('memberTables');

describe.each(Object.entries(files))('the member table of %s', (path, file) => {
  const rows = tables[path.replace(/^.*\/|\.ts$/g, '')]?.rows ?? [];
  const cases = [
    { form: 'unnamed', feature: file.unnamed, before: file.before },
    { form: 'named', feature: file.named, before: file.namedBefore },
  ] as const;

  it.each(cases.filter(({ feature }) => feature))(
    'lists the members of a real store ($form)',
    ({ form, feature, before = passThrough }) => {
      TestBed.configureTestingModule({ providers: file.providers ?? [] });
      const without: object = create(signalStore(before));
      const store: StateSource<object> = create(signalStore(before, feature ?? passThrough));
      const added = Object.keys(store).filter((name) => !(name in without));
      const listed = rows.map((row): Member | undefined => row[form]).filter((row) => !!row);

      const names = listed.map(({ name }) => name);
      const visible = added.filter((name) => !name.startsWith('_') || names.includes(name));
      expect(names.toSorted()).toEqual(visible.toSorted());

      const slices = Object.keys(getState(store));
      // A collection does not change the kind of a member, so a row states the kind once.
      const state = rows.flatMap((row) =>
        (row.unnamed ?? row.named)?.kind === 'state' ? (row[form]?.name ?? []) : [],
      );
      expect(state.toSorted()).toEqual(visible.filter((name) => slices.includes(name)).toSorted());
    },
  );
});

const passThrough: SignalStoreFeature = (store) => store;
