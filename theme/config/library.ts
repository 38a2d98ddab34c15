export const library = {
  /** Name on npm. Its version is read from the installed package. */
  packageName: '@angular-architects/ngrx-toolkit',
  /** The name that the maintainers have chosen for the package, and the date when npm was last checked for it. */
  newName: {
    packageName: '@ngrx-toolkit/core',
    decision: 'https://github.com/ngrx-toolkit/core/pull/316',
    checked: 'November 23, 2026',
  },
  repository: 'https://github.com/angular-architects/ngrx-toolkit',
  /** Repository for the library's issues and pull requests. */
  tracker: 'https://github.com/ngrx-toolkit/core',
  discord: 'https://discord.gg/xnkSWDmpXZ',
} as const;
