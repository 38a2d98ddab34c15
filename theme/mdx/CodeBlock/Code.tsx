import type { LoadContent } from '../content/content';
import { useBlock } from '../content/useBlock';

export interface CodeProps {
  /** The code as HTML; or it is in `source`. */
  html?: string;
  /** Loads the content of the whole page. */
  source?: LoadContent;
  /** The number of this code among the blocks of `source`, from `'0'`. */
  index?: string;
}

/** The highlighted text of a code block. */
export function Code({ html, source, index }: CodeProps) {
  return <code {...useBlock(source, Number(index), html)} />;
}
