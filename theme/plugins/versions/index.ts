/** Public API for other plugins. What needs data of the build is imported on use. */
export {
  addedSymbols,
  isAffected,
  type Release,
  type ReleaseChange,
  versionOf,
} from './Upgrade/compareVersions';

/** The major version that the reader has chosen, if any. */
export const loadChosenMajor = async (): Promise<number | undefined> =>
  (await import(/* webpackMode: "eager" */ './chosen')).chosenMajor();

/** The component that shows changed declarations before and after. */
export const loadDeclarations = async () =>
  (await import(/* webpackMode: "eager" */ './Upgrade/Declarations')).Declarations;
