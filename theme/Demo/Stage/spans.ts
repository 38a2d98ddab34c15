import type { Span } from '../runtime/events';

/** Silence, in ms, after which a new timeline begins: else the bars of the last one would shrink to dots. */
const SILENCE = 3_000;

/** The spans since the last silence. */
export function recentSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findLastIndex(({ start }, index) => {
    const before = spans.slice(0, index);
    return before.every(({ end }) => end !== undefined && start - end > SILENCE);
  });
  return spans.slice(Math.max(first, 0));
}

/** Spans by their lanes; those that have none, such as requests, stand together. */
export function lanesOf(spans: readonly Span[]): { lane: string; calls: Span[] }[] {
  const lanes = new Map<string, Span[]>();
  for (const span of spans) {
    const { lane = '' } = span;
    lanes.set(lane, [...(lanes.get(lane) ?? []), span]);
  }
  return [...lanes].map(([lane, calls]) => ({ lane, calls }));
}

/** What has become of it so far. A call that ends before its work began was refused. */
export function stateOf({ lane, begun, outcome }: Span) {
  const isIdle = lane !== undefined && begun === undefined;
  if (outcome === undefined) return isIdle ? 'waiting' : 'pending';
  return isIdle ? 'refused' : outcome;
}

/** The same in words, with how long it waited or took. */
export function tellSpan(span: Span): string {
  const { start, begun = start, end } = span;
  const waited = Math.round(begun - start);
  const state = stateOf(span);
  if (waited > 0) return `${state}, waited ${waited} ms`;
  return end === undefined || state === 'refused'
    ? state
    : `${state}, ${Math.round(end - begun)} ms`;
}
