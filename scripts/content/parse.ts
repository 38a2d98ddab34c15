import type { Root } from 'mdast';
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/**
 * Remark plugin for `:::tip[Title] … :::`. It supports only container directives, so that other
 * colons in the text stay colons.
 */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const [container] = [directive().flow?.[58]].flat();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { flow: { 58: container ? [container] : [] } },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), directiveToMarkdown()];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkContainers)
  .freeze();

/**
 * Parses a text to its syntax tree.
 *
 * @throws VFileMessage with line and column of the first syntax error
 */
export const parseMdx = (source: string): Root => parser.parse(source);
