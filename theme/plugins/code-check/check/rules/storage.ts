import { child, type Node, nameOf } from '../../../demos';
import { calledName, type Feature, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, isFunction, propertiesOf, returned, textOf, textsOf } from '../walk';
import { RECORDED_SLICES } from './order';
import { collect, type ReportFinding } from './reportFinding';

const GUIDE = '/docs/combining-extensions';

/** Reports state that a store with `withStorageSync()` should not store, or restores too early or too late. */
export const storageFindings = ({ features }: Store): Finding[] =>
  collect(GUIDE, (report) => {
    for (const [at, feature] of features.entries()) {
      if (feature.name !== 'withStorageSync') continue;
      checkStored(feature, features, report);
      checkSelect(feature, report);
      if (restoresAtOnce(feature)) {
        checkHooks(feature, features.slice(0, at), features.slice(at + 1), report);
      }
    }
  });

/**
 * Returns whether a storage restores the state while the store is created. IndexedDB does so later. False if it is
 * unclear.
 */
function restoresAtOnce({ call, module }: Feature): boolean {
  const [config, strategy] = argumentsOf(call);
  const properties = propertiesOf(config);
  if ((!properties && textOf(config) === undefined) || properties?.has('autoSync')) return false;
  return !strategy || /^with(?:Local|Session)Storage$/.test(calledName(strategy, module));
}

/** Options with which a storage may exclude slices, or not synchronize automatically. */
const FILTERS = ['select', 'stringify', 'parse', 'autoSync'];

function checkStored(feature: Feature, features: readonly Feature[], report: ReportFinding): void {
  const [config] = argumentsOf(feature.call);
  const properties = propertiesOf(config);
  const isAutomatic = textOf(config) !== undefined || properties !== undefined;
  if (!isAutomatic || FILTERS.some((option) => properties?.has(option))) return;
  const has = (...names: string[]) => features.some(({ name = '' }) => names.includes(name));
  const href = `${GUIDE}#what-each-feature-affects`;
  if (has('withResource', 'withEntityResources') && restoresAtOnce(feature)) {
    report(
      'Conflict',
      feature,
      'A restored resource value prevents the first request. Leave the value out with `select`.',
      href,
    );
  }
  if (has('withCallState')) {
    report(
      'Conflict',
      feature,
      "The request state is stored, too: a stored `'loading'` is still `'loading'` after a reload. Leave the request state out with `select`.",
      href,
    );
  }
}

/** Finds `({ user }) => user` and `(state) => state.user`, which store a part of the state without its name. */
function checkSelect(feature: Feature, report: ReportFinding): void {
  const select = propertiesOf(argumentsOf(feature.call)[0])?.get('select');
  if (!isFunction(select)) return;
  const [parameter] = select.params as Node[];
  const result = returned(select);
  const isPart =
    parameter?.type === 'ObjectPattern'
      ? result?.type === 'Identifier' && namesOf(parameter).includes(nameOf(result))
      : parameter?.type === 'Identifier' &&
        result?.type === 'MemberExpression' &&
        nameOf(child(result, 'object')) === nameOf(parameter);
  if (!isPart) return;
  report(
    'Conflict',
    { ...feature, call: select },
    '`select` must return top-level slices, as in `({ user }) => ({ user })`. This function loses the state.',
    '/docs/with-storage-sync',
  );
}

const namesOf = (pattern: Node): string[] =>
  (pattern.properties as Node[])
    .filter(({ type }) => type === 'Property')
    .map((one) => nameOf(child(one, 'value')));

/** Reports hooks that run in an unusual order. Does not apply to IndexedDB, which restores later. */
function checkHooks(
  feature: Feature,
  before: readonly Feature[],
  after: readonly Feature[],
  report: ReportFinding,
): void {
  const reset = after.find((one) => one.name === 'withReset');
  if (reset) {
    report(
      'Order',
      reset,
      'If `withReset()` comes after `withStorageSync()`, `resetState()` goes back to the restored state. To go back to the declared state, put it before.',
      `${GUIDE}#reset-and-storage-sync`,
    );
  }
  const undo = before.find((one) => one.name === 'withUndoRedo');
  if (undo && restores(feature, undo)) {
    report(
      'Order',
      undo,
      'If `withUndoRedo()` comes before `withStorageSync()`, it records that the state is restored, and users can undo this step. Put it after.',
      `${GUIDE}#undo-and-storage-sync`,
    );
  }
}

/** Returns whether a storage restores slices that undo records. False if it is unclear. */
function restores(storage: Feature, undo: Feature): boolean {
  const [config] = argumentsOf(storage.call);
  const properties = propertiesOf(config);
  const select = properties?.get('select');
  if (!select) return textOf(config) !== undefined || properties !== undefined;
  const stored = isFunction(select) ? propertiesOf(returned(select)) : undefined;
  const options = propertiesOf(argumentsOf(undo.call)[0]);
  const recorded = [...RECORDED_SLICES, ...(textsOf(options?.get('keys')) ?? [])];
  return recorded.some((slice) => stored?.has(slice));
}
