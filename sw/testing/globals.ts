/** Workbox looks for the worker's own name of the global object. To be imported before it. */
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });
