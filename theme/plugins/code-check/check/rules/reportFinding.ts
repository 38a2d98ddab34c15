import type { Feature } from '../stores';
import type { Finding } from '../types';
import { lineOf } from '../walk';

/** Reports a problem with a feature. */
export type ReportFinding = (
  kind: Finding['kind'],
  feature: Feature,
  message: string,
  href?: string,
) => void;

/**
 * Collects findings about features.
 * @param usual the page for findings without a separate explanation
 */
export function collect(usual: string, rules: (report: ReportFinding) => void): Finding[] {
  const findings: Finding[] = [];
  rules((kind, { call, module }, message, href = usual) =>
    findings.push({ kind, file: module.name, lines: [lineOf(call)], message, href }),
  );
  return findings;
}
