/** The newest release of each major version, oldest first. Loaded when the reader chooses an older version. */
declare module 'virtual-versions' {
  export const data: import('./Upgrade/compareVersions').Release[];
}
