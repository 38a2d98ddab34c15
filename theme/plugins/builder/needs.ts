/** Everything that a store may need, in the order of the form. */
export const NEEDS = [
  'entities',
  'pagination',
  'service',
  'resource',
  'callState',
  'mutations',
  'undo',
  'reset',
  'immutable',
  'local',
  'session',
  'indexedDB',
  'devtools',
  'conditional',
] as const;

/** A need of the store: a checkbox of the form, or one of several choices. */
export type Need = (typeof NEEDS)[number];

/** Needs of which a store has at most one. */
export const BACKENDS: readonly Need[] = ['service', 'resource'];
export const STORAGES: readonly Need[] = ['local', 'session', 'indexedDB'];

export const isNeed = (text: string): text is Need => NEEDS.some((need) => need === text);

export const GUIDE = '/docs/combining-extensions';

interface Rule {
  /** The need that the rule is about. */
  need: Need;
  /** The need that causes it. */
  by: Need;
  /** The explanation for the reader, shown at `need`. */
  because: string;
  /** The section that explains it. */
  href: string;
}

/** Needs that another need implies. */
export const IMPLIED: readonly Rule[] = [
  {
    need: 'entities',
    by: 'service',
    because: 'The data service needs entities.',
    href: `${GUIDE}#which-feature-needs-which`,
  },
  {
    need: 'callState',
    by: 'service',
    because: 'The data service needs request state.',
    href: `${GUIDE}#which-feature-needs-which`,
  },
  {
    need: 'entities',
    by: 'pagination',
    because: 'Pagination needs entities.',
    href: `${GUIDE}#which-feature-needs-which`,
  },
];

/** Needs that another need excludes. */
export const EXCLUDED: readonly Rule[] = [
  {
    need: 'callState',
    by: 'resource',
    because: 'Not available with a resource, which has its own request state.',
    href: '/docs/with-resource',
  },
  ...STORAGES.map((need) => ({
    need,
    by: 'resource' as const,
    because: 'Not available with a resource: a stored value would prevent its first request.',
    href: `${GUIDE}#what-each-feature-affects`,
  })),
];

/** The effects of two needs on each other, if they are not obvious. */
export const INTERACTIONS: readonly Rule[] = [
  ...(['local', 'session'] as const).flatMap((by) => [
    {
      need: 'reset' as const,
      by,
      because: 'Reset goes back to the declared state, not to the restored state.',
      href: `${GUIDE}#reset-and-storage-sync`,
    },
    {
      need: 'undo' as const,
      by,
      because: 'The history begins with the restored state.',
      href: `${GUIDE}#undo-and-storage-sync`,
    },
  ]),
  {
    need: 'undo',
    by: 'indexedDB',
    because: 'IndexedDB restores the state later, so undo records this as a step.',
    href: '/docs/with-storage-sync#indexeddb-restores-the-state-later',
  },
  {
    need: 'undo',
    by: 'resource',
    because: 'Undo also records that the resource has loaded.',
    href: `${GUIDE}#what-each-feature-affects`,
  },
  {
    need: 'undo',
    by: 'mutations',
    because: 'Undo changes the store, not the backend.',
    href: '/docs/with-undo-redo',
  },
  {
    need: 'reset',
    by: 'resource',
    because: 'Reset empties the value of the resource; Reload loads it again.',
    href: `${GUIDE}#what-each-feature-affects`,
  },
  {
    need: 'devtools',
    by: 'mutations',
    because: 'The signals of mutations are not state, so the DevTools do not show them.',
    href: `${GUIDE}#what-each-feature-affects`,
  },
  {
    need: 'immutable',
    by: 'entities',
    because: 'Only its own slices are frozen, not entities, so the store gets a frozen draft.',
    href: '/docs/with-immutable-state',
  },
];

/** The result of applying the rules to the selected needs. */
export interface Outcome {
  /** The needs that the store meets. */
  on: ReadonlySet<Need>;
  /** Needs that cannot be changed because of another one. */
  fixed: ReadonlyMap<Need, Rule>;
  /** Rules about combined needs that the reader should know. */
  interactions: readonly Rule[];
}

/** Applies the rules to the needs that the reader has selected. */
export function outcomeOf(selected: ReadonlySet<Need>): Outcome {
  const on = new Set(selected);
  const fixed = new Map<Need, Rule>();
  for (const rule of EXCLUDED) {
    if (!on.has(rule.by)) continue;
    on.delete(rule.need);
    fixed.set(rule.need, rule);
  }
  for (const rule of IMPLIED) {
    if (!on.has(rule.by)) continue;
    on.add(rule.need);
    fixed.set(rule.need, rule);
  }
  const interactions = INTERACTIONS.filter(({ need, by }) => on.has(need) && on.has(by));
  return { on, fixed, interactions };
}
