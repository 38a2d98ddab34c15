import { collectionsOf, type Feature, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, isFunction } from '../walk';
import { collect, type ReportFinding } from './reportFinding';

const GUIDE = '/docs/combining-extensions';

/** Reports repeated features of a store, and stores with too many features. */
export const repetitionFindings = (store: Store): Finding[] =>
  collect(GUIDE, (report) => {
    checkRepetitions(store.features, report);
    checkCount(store, report);
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

function checkRepetitions(features: readonly Feature[], report: ReportFinding): void {
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
      report(
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

const MAX_COUNT = { signalStore: 15, signalStoreFeature: 10 } as const;

function checkCount({ count = 0, isFeature, call, module }: Store, report: ReportFinding): void {
  const name = isFeature ? 'signalStoreFeature' : 'signalStore';
  if (count <= MAX_COUNT[name]) return;
  report(
    'Conflict',
    { call, module },
    `\`${name}()\` accepts up to ${MAX_COUNT[name]} features, but this call has ${count}. Group some of them with \`signalStoreFeature()\`.`,
    `${GUIDE}#more-than-15-features`,
  );
}
