/** Public API for other plugins. What needs data of the build is imported on use. */
export {
  isAffected,
  type Release,
  type ReleaseChange,
  versionOf,
} from './Upgrade/compareVersions';

/** The older major version that the reader has chosen, if any. */
export const loadOlderMajor = async (): Promise<number | undefined> =>
  (await import(/* webpackMode: "eager" */ './chosen')).olderMajor();
