/** Public API for other plugins. Modules that need data of the build are imported on use. */
export {
  isAffected,
  type Release,
  type ReleaseChange,
  versionOf,
} from './Upgrade/compareVersions';

/** Returns the older major version that the reader has chosen, if any. */
export const loadOlderMajor = async (): Promise<number | undefined> =>
  (await import(/* webpackMode: "eager" */ './chosen')).olderMajor();
