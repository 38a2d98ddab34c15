/** The library that is documented. */
export const library = {
  /** Name on npm; its version is read from the installed package. */
  packageName: '@angular-architects/ngrx-toolkit',
  repository: 'https://github.com/angular-architects/ngrx-toolkit',
  /** Repository for the library's issues and pull requests. */
  tracker: 'https://github.com/ngrx-toolkit/core',
  discord: 'https://discord.gg/xnkSWDmpXZ',
} as const;
