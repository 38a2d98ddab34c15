import { Fragment } from 'react';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';

const PART = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** Renders a sentence in Markdown with code and links. */
export function Inline({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: all, 1: code, 2: label = '', 3: href = '', index } of text.matchAll(PART)) {
    parts.push(
      <Fragment key={index}>
        {text.slice(end, index)}
        {code ? <code>{code}</code> : <FrameLink href={href}>{label}</FrameLink>}
      </Fragment>,
    );
    end = index + all.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
