/** The newest release of each major version, oldest first. Loaded when the reader chooses an older one. */
declare module 'virtual-versions' {
  export const data: import('./Upgrade/compareVersions').Release[];
}
