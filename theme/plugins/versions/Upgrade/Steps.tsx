import { useState } from 'react';
import { library } from '../../../config/library';
import { commandsFor, type Release, raisedPeers } from './compareVersions';

interface StepsProps {
  start: Release;
  end: Release;
  /** All releases. */
  versions: readonly Release[];
}

/** The commands of an upgrade, and its peer dependencies. */
export function Steps({ start, end, versions }: StepsProps) {
  const [copied, setCopied] = useState<{ text: string; status: string }>();
  const peers = raisedPeers(start, end);
  const optional = end.optionalPeers ?? [];
  const commands = commandsFor(library.packageName, start, end, versions);
  const text = commands.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, status: 'Copied' }),
      () => setCopied({ text, status: 'The browser did not allow copying.' }),
    );
  return (
    <>
      <p>Run these commands in turn, and test after each:</p>
      <ol>
        {commands.map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="button" onClick={copy}>
          Copy commands
        </button>{' '}
        <span aria-live="polite">{copied?.text === text && copied.status}</span>
      </p>
      {commands.length > 1 && optional.length > 0 && (
        <p>
          If your project uses {optional.join(' or ')}, add it to each <code>ng update</code>.
        </p>
      )}
      {peers.length > 0 && (
        <p>
          {end.version} needs{' '}
          {peers
            .map(
              ([name, range]) => `${name} ${range}${optional.includes(name) ? ' (optional)' : ''}`,
            )
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}
