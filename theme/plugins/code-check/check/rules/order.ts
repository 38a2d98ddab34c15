import { AFTER } from '../../../builder';
import { calledName, collectionsOf, type Feature, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, propertiesOf, textsOf } from '../walk';
import { collect, type ReportFinding } from './reportFinding';

const WHICH = '/docs/combining-extensions#which-feature-needs-which';

const isUnknown = ({ name }: Feature) => name === undefined;

/** Checks the order of a store's features, according to the guide on combining extensions. */
export const orderFindings = ({ features }: Store): Finding[] =>
  collect(WHICH, (report) => {
    for (const [at, feature] of features.entries()) {
      const around = [features.slice(0, at), features.slice(at + 1)] as const;
      switch (feature.name) {
        case 'withDataService':
          for (const name of AFTER.withDataService ?? []) {
            const providers = name === 'withEntities' ? [name, 'withEntityResources'] : [name];
            requireBefore(feature, name, providers, ...around, report);
          }
          break;
        case 'withPagination':
          requireBefore(feature, 'withEntities', AFTER.withPagination ?? [], ...around, report);
          break;
        case 'withTrackedReducer':
          checkTrackedReducer(feature, ...around, report);
          break;
        case 'withUndoRedo':
          checkUndo(feature, ...around, report);
      }
    }
  });

/** Checks that one of several features comes before another feature and has its collection. */
function requireBefore(
  feature: Feature,
  name: string,
  providers: readonly string[],
  before: readonly Feature[],
  after: readonly Feature[],
  report: ReportFinding,
): void {
  const [needed] = collectionsOf(feature) ?? [];
  const isProvider = (one: Feature) => {
    if (!providers.includes(one.name ?? '')) return false;
    const own = one.name === 'withEntityResources' ? undefined : collectionsOf(one);
    return needed === undefined || own === undefined || own.includes(needed);
  };
  if (before.some((one) => isUnknown(one) || isProvider(one))) return;
  const collection = needed ? ` with the collection \`${needed}\`` : '';
  const what = `\`${name}()\`${collection}`;
  if (after.some(isProvider)) {
    report('Order', feature, `\`${feature.name}()\` must come after ${what}.`);
  } else if (!after.some(isUnknown)) {
    const other = before.find((one) => one.name === name);
    const [found] = (other && collectionsOf(other)) ?? [];
    const hint =
      found === undefined
        ? ''
        : found
          ? ` The one in the store has \`${found}\`.`
          : ' The one in the store has no collection.';
    const lacking = needed === '' && other ? `${what} without a collection` : what;
    report('Requirement', feature, `\`${feature.name}()\` needs ${lacking} before it.${hint}`);
  }
}

function checkTrackedReducer(
  feature: Feature,
  before: readonly Feature[],
  after: readonly Feature[],
  report: ReportFinding,
): void {
  const devtools = before.filter(
    ({ name }) => name === 'withDevtools' || name === 'withDevToolsStub',
  );
  if (before.some(isUnknown)) return;
  const needed = AFTER.withTrackedReducer?.map((name) => `\`${name}()\``).join(' with ');
  const message = `\`withTrackedReducer()\` must come after ${needed}.`;
  if (devtools.length === 0) {
    const isLater = after.some((one) => isUnknown(one) || one.name === 'withDevtools');
    report(isLater ? 'Order' : 'Requirement', feature, message);
    return;
  }
  // Any argument except a call of another function could be the tracking.
  const tracks = devtools.some(
    ({ name, call, module }) =>
      name === 'withDevToolsStub' ||
      argumentsOf(call)
        .slice(1)
        .some((one) => !/^(?:withMapper|withDisabledNameIndices)\b/.test(calledName(one, module))),
  );
  if (!tracks) report('Requirement', feature, message);
}

/** Features with slices that undo records automatically. */
const RECORDED = new Set(['withEntities', 'withEntityResources', 'withDataService']);

/** The slices that undo records automatically. */
export const RECORDED_SLICES = ['filter', 'selectedIds', 'ids', 'entityMap'] as const;

/** Features that declare slices. */
const DECLARED = new Set(['withState', 'withImmutableState']);

function checkUndo(
  feature: Feature,
  before: readonly Feature[],
  after: readonly Feature[],
  report: ReportFinding,
): void {
  if (before.some((one) => isUnknown(one) || one.name === 'withLinkedState')) return;
  const [options] = argumentsOf(feature.call);
  const properties = propertiesOf(options);
  if (options && !properties) return;
  for (const key of textsOf(properties?.get('keys')) ?? []) {
    const declares = (one: Feature) => DECLARED.has(one.name ?? '') && mayDeclare(one, key);
    const later = after.find((one) => DECLARED.has(one.name ?? '') && slicesOf(one)?.includes(key));
    if (later && !before.some(declares)) {
      report(
        'Order',
        feature,
        `\`withUndoRedo()\` must come after the \`${later.name}()\` that declares \`${key}\`.`,
      );
    }
  }
  if (properties?.has('keys') || properties?.has('collections')) return;
  const isRecorded = (one: Feature) => RECORDED.has(one.name ?? '');
  const mayRecord = (one: Feature) =>
    isRecorded(one) ||
    (DECLARED.has(one.name ?? '') && RECORDED_SLICES.some((key) => mayDeclare(one, key)));
  const later = after.find(isRecorded);
  if (later && !before.some(mayRecord)) {
    report(
      'Order',
      feature,
      `\`withUndoRedo()\` records nothing: it must come after \`${later.name}()\`.`,
    );
  }
}

/** Returns the slices that a feature declares. Undefined if they are ambiguous. */
function slicesOf({ call }: Feature): string[] | undefined {
  const properties = propertiesOf(argumentsOf(call)[0]);
  return properties && [...properties.keys()];
}

const mayDeclare = (feature: Feature, key: string) => slicesOf(feature)?.includes(key) ?? true;
