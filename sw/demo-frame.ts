/** Route of the document that edited demos run in: a frame with an opaque origin and its own policy. */
export const DEMO_FRAME = 'demo-frame';
