import type { Blockquote, Code, Nodes, Paragraph, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { CALLOUTS } from '../../theme/content/Callout/callouts';
import { INSTEAD_OF_BLOCKED, isBlocked } from '../host/policy';
import { guess, type Mistake } from '../lib/problems';
import { type ComponentNode, isComponent } from './components';
import { mistakesInComponents, mistakesInExpression, mistakesInImports } from './expressions';
import { LANGUAGES } from './fence';
import { placeOf, plainText } from './parse';

const ADD_ALTERNATIVE =
  'Describe what the image shows: ![Description](…). Write <img alt="" src="…" /> for a decorative image.';

const ISLAND =
  'Pages are static HTML. Move the element to a component in a file whose name ends with ".island.tsx", and import that.';

const CALLOUT_NAMES = [...Object.keys(CALLOUTS), 'details'];

/**
 * Finds mistakes in the source of a page that do not depend on other pages.
 *
 * @param tree the part of the page that can be parsed
 * @param names what the page imports or exports
 */
export function mistakesIn(tree: Root, source: string, names: readonly string[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (node: Node, message: string, remedy: string) =>
    mistakes.push({ ...placeOf(node), message, remedy });
  const lines = source.split(/\r?\n/);

  function checkElement(node: ComponentNode): void {
    const { name, attributes } = node;
    if (name === 'style')
      report(node, '<style> is blocked by the content security policy.', INSTEAD_OF_BLOCKED);
    if (name === 'img' && !attributes.some((one) => 'name' in one && one.name === 'alt')) {
      report(node, 'The image has no alternative text.', ADD_ALTERNATIVE);
    }
    // Components may have attributes with any name.
    if (!/^[a-z]/.test(name ?? '')) return;
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxAttribute') checkAttribute(attribute, name);
    }
  }

  function checkAttribute(attribute: MdxJsxAttribute, element: string | null): void {
    const { name } = attribute;
    if (/^on[A-Z]/.test(name)) report(attribute, `<${element}> has ${name}.`, ISLAND);
    else if (isBlocked(name)) {
      report(
        attribute,
        `<${element} ${name}> is blocked by the content security policy.`,
        INSTEAD_OF_BLOCKED,
      );
    }
  }

  function checkEnd(node: Code | ContainerDirective, what: string): void {
    const { line, column } = placeOf(node);
    const [first = '', ...others] = lines.slice(line - 1, node.position?.end.line);
    const marker = /^(?:`{3,}|~{3,}|:{3,})/.exec(first.slice(column - 1))?.[0];
    const isEnd = new RegExp(`^[ \\t>]*${marker}${marker?.[0]}*[ \\t]*$`);
    if (!marker || isEnd.test(others.at(-1) ?? '')) return;
    report(node, `${what} is never closed.`, `Add a line "${marker}" after it.`);
  }

  function checkFence(node: Code): void {
    checkEnd(node, 'The code fence');
    const lang = node.lang ?? '';
    if (!LANGUAGES.includes(lang.toLowerCase())) {
      const remedy = `Use one that Shiki supports, or "text".${guess(lang, LANGUAGES)}`;
      report(node, `Unknown language "${lang}".`, remedy);
    }
  }

  function checkCallout(node: Node, written: string, name: string): void {
    if (CALLOUT_NAMES.includes(name)) return;
    const remedy = `Use ${CALLOUT_NAMES.join(', ')}.${guess(name, CALLOUT_NAMES)}`;
    report(node, `Unknown callout "${written}".`, remedy);
  }

  /** `:::tip Title`, which Rspress reads from the text of paragraphs. */
  function checkParagraph(node: Paragraph): void {
    const [first] = node.children;
    const [marker, name] = (first?.type === 'text' && /^:::\s*(\w+)/.exec(first.value)) || [];
    if (marker === undefined || name === undefined) return;
    checkCallout(node, marker, name);
    if (first?.type === 'text' && !first.value.includes('\n') && node.children.length > 1) {
      report(node, 'The title of the callout is not only text.', `Write :::${name}[Title].`);
    }
    const rest = lines.slice(placeOf(node).line);
    if (!rest.some((line) => /:::\s*$/.test(line))) {
      report(node, `The callout ${marker} is never closed.`, 'Add a line ":::" after it.');
    }
  }

  /** `> [!NOTE]`, GitHub's alerts. */
  function checkAlert(node: Blockquote): void {
    const [first] = node.children;
    const [text] = first?.type === 'paragraph' ? first.children : [];
    const [, written, name, title] =
      (text?.type === 'text' && /^(\[!(\w+)\])[ \t]*(.*)/.exec(text.value)) || [];
    if (!written || !name) return;
    checkCallout(node, written, name.toLowerCase());
    if (!title) return;
    const remedy = `Write :::${name.toLowerCase()}[${title}], or break the line after ${written}.`;
    report(node, `The alert ${written} has a title, which would become its text.`, remedy);
  }

  /** Reports markers of nested callouts that would be text. */
  function checkNesting(blocks: readonly Nodes[]): void {
    let open = 0;
    for (const node of blocks) {
      const text = node.type === 'paragraph' ? node.children.map(plainText).join('') : '';
      const [, marker, name, title] = /^(:{4,})\s*(\w+)[ \t]+(.+)/.exec(text) ?? [];
      if (marker) {
        const remedy = `Write ${marker}${name}[${title}].`;
        report(node, `The title after ${marker}${name} is not in brackets.`, remedy);
        return;
      }
      if (/^:::\s*\w/.test(text)) open++;
      if (!/(?:^|\n):::\s*$/.test(text)) continue;
      if (open === 0) {
        const remedy =
          'Remove it, or give an outer callout more colons than the inner one: "::::tip".';
        report(node, 'The line ":::" closes no callout.', remedy);
      } else open--;
    }
  }

  /** `![One](./a b.png)` is no image. */
  function checkText(node: Text): void {
    const [written, start, address] =
      /(!?\[[^\]]*\])\(([^()<>"]*\s[^()<>"]*)\)/.exec(node.value) ?? [];
    if (!written) return;
    const message = `${written} would be text, because the address contains a space.`;
    report(node, message, `Write ${start}(<${address}>).`);
  }

  visit(tree, (node) => {
    if ('children' in node) checkNesting(node.children);
    if (node.type === 'code') checkFence(node);
    else if (node.type === 'containerDirective') {
      checkEnd(node, `The callout :::${node.name}`);
      checkCallout(node, `:::${node.name}`, node.name);
    } else if (node.type === 'paragraph') checkParagraph(node);
    else if (node.type === 'text') checkText(node);
    else if (node.type === 'mdxjsEsm')
      mistakes.push(...mistakesInImports(node), ...mistakesInComponents(node));
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      mistakes.push(...mistakesInExpression(node, names));
    else if (node.type === 'blockquote') checkAlert(node);
    else if (isComponent(node)) checkElement(node);
    else if ((node.type === 'image' || node.type === 'imageReference') && !node.alt) {
      report(node, 'The image has no alternative text.', ADD_ALTERNATIVE);
    }
  });
  return mistakes;
}
