/** The newest release of each major version, oldest first. Loaded when the reader chooses an older version. */
declare module 'virtual-versions' {
  export const data: Pick<import('./Upgrade/upgradeSteps').Release, 'version' | 'peers'>[];
}

/** The props of the comparison of two versions. */
declare module 'virtual-upgrade' {
  export const data: import('./Upgrade/Upgrade').UpgradeProps;
}

/** The facts about the library that the check of code needs. */
declare module 'virtual-library-symbols' {
  export const data: import('./check/code').CheckData;
}
