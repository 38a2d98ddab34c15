import { library } from '../../../theme/config/library';

/** Import specifiers of the package in the API reference. */
export const apiEntryPoints = [library.packageName, `${library.packageName}/redux-connector`];
