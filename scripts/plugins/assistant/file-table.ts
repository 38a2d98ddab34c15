import type { RootContent } from 'mdast';
import { parseMdx } from '../../content/parse';
import type { RuleFile } from './rule-files';
import { FOLDER } from './write-rules';

/** Renders a table of the rule files, one for each extension. */
export function fileTable(files: readonly RuleFile[]): RootContent[] {
  const rows = files.flatMap(({ name, text, count, extension }) => {
    if (!extension) return [];
    const guide = `[${extension.name}()](${extension.route})`;
    return `| ${guide} | [${name}](/${FOLDER}/${name}) | ${count} | ${sizeOf(text)} |`;
  });
  const head = ['| Extension | File | Rules | Size |', '| --- | --- | --- | --- |'];
  return parseMdx([...head, ...rows].join('\n')).children;
}

const sizeOf = (text: string) => `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
