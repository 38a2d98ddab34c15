import { collectionsOf, type Feature, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, isFunction } from '../walk';
import { collect, type Tell } from './tell';

const GUIDE = '/docs/combining-extensions';

/** Reports repeated features of a store, and stores with too many features. */
export const repetitionFindings = (store: Store): Finding[] =>
  collect(GUIDE, (tell) => {
    checkRepetitions(store.features, tell);
    checkCount(store, tell);
  });

/** Extensions that define the same members each time they are used. */
const ONCE = new Set([
  'withCallState',
  'withDataService',
  'withPagination',
  'withResource',
  'withStorageSync',
  'withUndoRedo',
  'withReset',
]);

/** Extensions in this set that have no collections. */
const UNNAMED = new Set(['withStorageSync', 'withUndoRedo', 'withReset']);

function checkRepetitions(features: readonly Feature[], tell: Tell): void {
  const seen = new Set<string>();
  for (const feature of features) {
    const name = feature.name ?? '';
    if (!ONCE.has(name)) continue;
    for (const collection of membersOf(feature, name)) {
      const key = `${name} ${collection}`;
      if (!seen.has(key)) {
        seen.add(key);
        continue;
      }
      const which = collection ? ` for \`${collection}\`` : '';
      tell(
        'Conflict',
        feature,
        `The store has a second \`${name}()\`${which}, whose members replace those of the first.`,
        `${GUIDE}#two-features-with-the-same-member`,
      );
    }
  }
}

/** Returns the collections or names that a feature's members have. Empty if they are ambiguous. */
function membersOf(feature: Feature, name: string): readonly string[] {
  if (UNNAMED.has(name)) return [''];
  if (name !== 'withResource') return collectionsOf(feature) ?? [];
  const [factory] = argumentsOf(feature.call);
  const body = isFunction(factory) ? factory.body : undefined;
  // A single resource, not a record of resources.
  return (body as { type?: string } | undefined)?.type === 'CallExpression' ? [''] : [];
}

const MOST = { signalStore: 15, signalStoreFeature: 10 } as const;

function checkCount({ count = 0, isFeature, call, module }: Store, tell: Tell): void {
  const name = isFeature ? 'signalStoreFeature' : 'signalStore';
  if (count <= MOST[name]) return;
  tell(
    'Conflict',
    { call, module },
    `\`${name}()\` accepts up to ${MOST[name]} features, but this call has ${count}. Group some of them with \`signalStoreFeature()\`.`,
    `${GUIDE}#more-than-15-features`,
  );
}
