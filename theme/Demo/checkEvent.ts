/** Comes from a running demo, through the article around it, when it starts and when a check passes. */
export const CHECK_EVENT = 'demo-check';

export interface CheckDetail {
  /** What the check says that has passed; nothing when the demo has started, and none has. */
  passed?: string;
}
