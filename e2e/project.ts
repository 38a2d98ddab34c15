/**
 * All that end-to-end tests take from the project: the browser, the host, builds to deploy, and the types
 * of the worker's messages. Everything else they see as readers do, in the built site.
 */
export { createHost, type Host } from '../scripts/host/host';
export { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../scripts/lib/browser';
export { copySources, linkPackages, removeCopy } from '../scripts/lib/copy';
export { buildVariants, EDITED_GUIDE, EDITED_WORDS, TESTED } from '../scripts/offline/variants';
export type { PageMessage, Status } from '../sw/messages';
