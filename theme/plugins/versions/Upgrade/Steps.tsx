import { library } from '../../../config/library';
import { commandsFor, type Release, raisedPeers } from './compareVersions';

/** The commands of an upgrade, and its peer dependencies. */
export function Steps({ start, end }: { start: Release; end: Release }) {
  const peers = raisedPeers(start, end);
  const isOptional = (name: string) => end.optionalPeers?.includes(name);
  return (
    <>
      <p>Run these commands in turn, and test after each:</p>
      <ol>
        {commandsFor(library.packageName, start, end).map((command) => (
          <li key={command}>
            <code>{command}</code>
          </li>
        ))}
      </ol>
      {peers.length > 0 && (
        <p>
          {end.version} needs{' '}
          {peers
            .map(([name, range]) => `${name} ${range}${isOptional(name) ? ' (optional)' : ''}`)
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}
