import type { Span } from '../runtime/events';

/** Pause in ms after which a new timeline starts. Otherwise, the last bars would shrink to dots. */
const PAUSE = 3_000;

/** Returns the spans since the last pause. */
export function recentSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findLastIndex(({ start }, index) => {
    const before = spans.slice(0, index);
    return before.every(({ end }) => end !== undefined && start - end > PAUSE);
  });
  return spans.slice(Math.max(first, 0));
}

/** Groups spans by lane. Spans without a lane, such as requests, form one group. */
export function lanesOf(spans: readonly Span[]): { lane: string; calls: Span[] }[] {
  const lanes = new Map<string, Span[]>();
  for (const span of spans) {
    const { lane = '' } = span;
    lanes.set(lane, [...(lanes.get(lane) ?? []), span]);
  }
  return [...lanes].map(([lane, calls]) => ({ lane, calls }));
}

/** Returns the state of a span. A call that ends before its work began was refused. */
export function stateOf({ lane, begun, outcome }: Span) {
  const isIdle = lane !== undefined && begun === undefined;
  if (outcome === undefined) return isIdle ? 'waiting' : 'pending';
  return isIdle ? 'refused' : outcome;
}

/** Returns the state as text, with waiting time or duration. */
export function describeSpan(span: Span): string {
  const { start, begun = start, end } = span;
  const waited = Math.round(begun - start);
  const state = stateOf(span);
  if (waited > 0) return `${state}, waited ${waited} ms`;
  return end === undefined || state === 'refused'
    ? state
    : `${state}, ${Math.round(end - begun)} ms`;
}
