import { Fragment, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { data } from 'virtual-code-check';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import type { ParseTypeScript } from '../../demos';
import { versionOf } from '../../versions';
import { check } from '../check/check';
import type { Finding, Source } from '../check/types';
import { LINE_BREAK } from '../check/walk';
import { Inline } from './Inline';
import { type Input, pasted } from './input';
import { compareLink, statusOf } from './summary';

export interface ReportProps {
  input: Input;
  from: string;
  to: string;
  /** Called with a sentence about the result. */
  onStatus: (status: string) => void;
  parse: ParseTypeScript;
}

/** Renders the findings of a check. */
export function Report({ input, from, to, onStatus, parse }: ReportProps) {
  const deferred = useDeferredValue(input);
  const { report, sources, statements } = useMemo(
    () => checked(deferred, from, to, parse),
    [deferred, from, to, parse],
  );
  const status = statusOf(report, sources.length);
  useEffect(() => onStatus(status), [status, onStatus]);
  const files = [...new Set(report.findings.map(({ file }) => file))];
  const link = compareLink(report, data);
  return (
    <>
      {statements.length > 0 && (
        <ul>
          {statements.map((statement) => (
            <li key={statement}>
              <Inline text={statement} />
            </li>
          ))}
        </ul>
      )}
      {files.map((file) => (
        <Fragment key={file}>
          <h3>{file}</h3>
          <ol>
            {report.findings
              .filter((finding) => finding.file === file)
              .map((finding) => (
                <FindingItem
                  key={`${finding.kind} ${finding.lines} ${finding.message}`}
                  finding={finding}
                  source={sources.find(({ name }) => name === file)}
                />
              ))}
          </ol>
        </Fragment>
      ))}
      {report.symbols.length > 0 && (
        <p>
          The code uses {listOf(report.symbols.map(symbolLink))}.{' '}
          {report.fits
            ? `Versions that have all of them: ${report.fits}.`
            : 'No version has all of them.'}
        </p>
      )}
      {link && (
        <p>
          <FrameLink href={link}>
            All steps and changes from {report.from?.version} to {report.to.version}
          </FrameLink>
        </p>
      )}
    </>
  );
}

function checked(
  { text, files, refused }: Input,
  from: string,
  to: string,
  parse: ParseTypeScript,
) {
  const { source, statement } = text.trim() ? pasted(text) : {};
  const sources = [...files, ...(source ? [source] : [])];
  const versions = data.versions.slice();
  const target = versionOf(to, versions) ?? (versions.at(-1) as (typeof versions)[number]);
  const report = check(sources, { from: versionOf(from, versions), to: target }, data, parse);
  const statements = [...refused, ...(statement ? [statement] : []), ...report.statements];
  return { report, sources, statements };
}

const symbolLink = (name: string) => {
  const code = <code key={name}>{name}</code>;
  const href = data.symbols[name]?.href;
  return href ? (
    <FrameLink key={name} href={href}>
      {code}
    </FrameLink>
  ) : (
    code
  );
};

const listOf = (items: readonly ReactNode[]) =>
  items.flatMap((item, at) =>
    at === 0 ? [item] : [at === items.length - 1 ? ' and ' : ', ', item],
  );

function FindingItem({ finding, source }: { finding: Finding; source: Source | undefined }) {
  const { kind, lines, message, href, after } = finding;
  const [first = 1, ...others] = lines;
  const code = source?.text.split(LINE_BREAK)[first - 1]?.trim();
  return (
    <li>
      <strong>{kind}</strong>, {others.length > 0 ? 'lines' : 'line'} {lines.join(', ')}:{' '}
      <Inline text={message} /> {href && <FrameLink href={href}>Why</FrameLink>}
      {code && (
        <figure className="code">
          <pre className="lines numbered wrapped">
            <code>
              <span className={`line ${after ? 'del' : 'mark'}`} data-line={first}>
                {code}
              </span>
              {after && (
                <span className="line add" data-line={first}>
                  {after}
                </span>
              )}
            </code>
          </pre>
        </figure>
      )}
    </li>
  );
}
