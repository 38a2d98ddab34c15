import type { ReactNode } from 'react';

export const withCode = (text: string): ReactNode[] =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
