/** Marks the document for the chosen version. Without marks, all is there too. */
export const showVersion = (): Promise<void> =>
  import(/* webpackChunkName: "version" */ './marks').then(
    (marks) => marks.showVersion(),
    () => {},
  );
