import type { ReactNode } from 'react';

export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
