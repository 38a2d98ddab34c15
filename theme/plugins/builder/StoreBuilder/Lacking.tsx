import { Fragment } from 'react';
import { CHANGES_ROUTE } from '../../../config/pages';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import type { Files } from '../generate/files';
import { importedNames, type Later, latestOf } from '../later';

/**
 * Says what the chosen version of the library lacks of the code. Hidden from readers of newer versions by the style sheet
 * for the chosen version.
 */
export function Lacking({ files, later }: { files: Files; later: Later }) {
  const latest = latestOf(importedNames(files), later);
  return (
    <div role="status">
      {latest && (
        <p hidden data-since={latest.since}>
          This code does not work in your version, which lacks{' '}
          {latest.names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' and '}
              <code>{name}()</code>
            </Fragment>
          ))}{' '}
          (since {latest.since}). <FrameLink href={CHANGES_ROUTE}>How to upgrade</FrameLink>
        </p>
      )}
    </div>
  );
}
