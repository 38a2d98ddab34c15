/** Route of the document that edited demos run in: a frame without an origin, with a policy of its own. */
export const DEMO_FRAME = 'demo-frame';
