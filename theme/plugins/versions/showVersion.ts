/** Marks the document for the chosen version. Marks are optional. */
export const showVersion = (): Promise<void> =>
  import(/* webpackChunkName: "version" */ './marks').then(
    (marks) => marks.showVersion(),
    () => {},
  );
