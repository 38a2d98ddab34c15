import { site } from '../../theme/config/site';

/** Import specifiers of the package that the API reference describes. */
export const apiEntryPoints = [
  site.library.packageName,
  `${site.library.packageName}/redux-connector`,
];
