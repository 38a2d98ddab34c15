/**
 * Everything that end-to-end tests import from the project: the host, the builds to deploy, and the
 * types of the worker's messages. They test the rest in the built site.
 */
export { baseOf, createHost, type Host } from '../scripts/host/host';
export { bundleWorker } from '../scripts/plugins/offline/bundle-worker';
export { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../scripts/testing/browser';
export { copySources, linkPackages, removeCopy } from '../scripts/testing/copy';
export { buildVariants, EDITED_GUIDE } from '../scripts/testing/variants';
export { type Build, hashOf } from '../sw/build';
export type { PageMessage, Status } from '../sw/messages';
