/**
 * The only imports of end-to-end tests from the project: browser, host, builds to deploy, and types of the worker's
 * messages. They test everything else in the built site.
 */
export { createHost, type Host } from '../scripts/host/host';
export { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../scripts/testing/browser';
export { copySources, linkPackages, removeCopy } from '../scripts/testing/copy';
export {
  buildVariants,
  EDITED_GUIDE,
  EDITED_WORDS,
  TESTED,
} from '../scripts/testing/variants';
export type { PageMessage, Status } from '../sw/messages';
