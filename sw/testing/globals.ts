/** Workbox needs the worker's name for the global object. Import this module first. */
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });
