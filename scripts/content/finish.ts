import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { translate } from '../../theme/config/translate';
import { badgeText } from '../../theme/content/Badge/badgeText';
import { QUESTION } from '../../theme/content/Callout/callouts';
import { isComponent, propsOf } from './components';

/** Replaces Rspress's link before the text of a heading with the site's, and lets long names wrap. */
export function finishHeading(heading: Element, parent: Nodes): void {
  heading.children = heading.children.filter(
    (node) => !(node.type === 'element' && isAnchor(node)),
  );
  const text = textOf(heading).trim();
  // The page title needs no link, because its address is that of the page. A summary is a control, which contains none.
  const needsLink = heading.tagName !== 'h1' && !isSummary(parent);
  const link = needsLink ? [directLink(heading)] : [];
  // The title may be a single name that does not fit on a phone.
  breakNames(heading, heading.tagName === 'h1' && !text.includes(' ') ? 0 : undefined);
  heading.children.push(...link);
}

export const isSummary = (node: Nodes): boolean =>
  node.type === 'element' && node.tagName === 'summary';

function directLink(heading: Element): Element {
  const label = { id: 'directLink', message: 'Direct link to {heading}' };
  const ariaLabel = translate(label, { heading: textOf(heading).trim() });
  // CSS draws the symbol, so that it is not part of the heading.
  const href = `#${heading.properties.id}`;
  return h('a', { className: ['heading-link'], href, ariaLabel }) as Element;
}

/** Makes the heading at the start of collapsible text its summary, after a link to it. */
export function liftQuestion(details: Element): void {
  const at = details.children.findIndex(({ type }) => type !== 'text');
  const heading = details.children[at];
  if (heading?.type !== 'element' || !/^h[2-6]$/.test(heading.tagName)) return;
  const summary = h('summary', [heading]) as Element;
  finishHeading(heading, summary);
  details.properties.title = QUESTION;
  details.children.splice(0, at + 1, directLink(heading), summary);
}

/** The text of a heading, with backticks around code, as in Rspress's table of contents. */
export const headingText = ({ children }: Element): string =>
  children
    .map((node) =>
      node.type === 'element' && node.tagName === 'code'
        ? `\`${textOf(node)}\``
        : textOf(node as Element),
    )
    .join('')
    .trim();

/** Rspress's link. In `.md` files, the classes are a list. */
const isAnchor = ({ properties }: Element) =>
  String(properties.class ?? properties.className) === 'rp-header-anchor';

/** Names up to this length fit on one line of every heading and table of contents, except in the page title. */
const SHORT_NAME = 20;

/**
 * Lets long names such as `withEntityResources` or `DEVTOOL_FEATURE_NAMES` wrap before a capital letter, after an
 * underscore and before a parameter. Short parts stay in one piece.
 *
 * @param short length up to which a part stays in one piece
 */
function breakNames(tree: Element | Root, short = SHORT_NAME): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const parts = value
      .replace(/\S+/g, (word) => (word.length > short ? withBreaks(word, short) : word))
      .split(BREAK);
    if (parts.length === 1 || !parent || index === undefined) return undefined;
    const nodes = parts.flatMap((part): ElementContent[] => [
      h('wbr') as Element,
      { type: 'text', value: part },
    ]);
    parent.children.splice(index, 1, ...nodes.slice(1));
    return index + nodes.length - 1;
  });
}

/** Positions where a name can wrap. */
const NAME_BREAK = /(?<=[a-z])(?=[A-Z])|(?<=_)/g;

/** Zero-width space, which does not occur in text. */
const BREAK = '\u200B';

const withBreaks = (word: string, short: number): string =>
  word
    .split(/(?<=\w\()(?=\w)/)
    .map((part) => (part.length > short ? part.replace(NAME_BREAK, BREAK) : part))
    .join(BREAK);

/**
 * Wraps lines of badges in paragraphs, because MDX parses a line that contains only badges as separate blocks. Only a
 * status looks like a badge; the other facts are text and links.
 */
export function joinBadges(root: Root): void {
  const result: Root['children'] = [];
  let line: ElementContent[] | undefined;
  for (const node of root.children) {
    if (isComponent(node) && node.name === 'Badge') {
      const props = propsOf(node);
      const words = () => (node.children.length > 0 ? node.children : badgeText(props));
      const fact = props.type ? node : (h('span', {}, words() as never) as Element);
      if (line) line.push({ type: 'text', value: ' ' }, fact as never);
      else {
        line = [fact as never];
        result.push(h('p', { className: ['facts'] }, line) as Element);
        line = (result.at(-1) as Element).children;
      }
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  root.children = result;
}

/** How the two paragraphs of a guide start that say when to use its subject, and when not to. */
const ADVICE = [/^Use /, /^(?:Do not use|You do not need) /] as const;

/** Shows two consecutive paragraphs, `**Use it** …` and `**Do not use it** …`, in one box. */
export function placeAdvice(root: Root): void {
  const elements = root.children.filter((node) => node.type === 'element');
  const first = elements.findIndex(
    (element, index) => isAdvice(element, 0) && isAdvice(elements[index + 1], 1),
  );
  const pair = first < 0 ? [] : elements.slice(first, first + 2);
  const [start, end] = pair.map((element) => root.children.indexOf(element));
  if (start === undefined || end === undefined) return;
  root.children.splice(start, end - start + 1, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['callout', 'advice'] },
    children: pair,
  });
}

function isAdvice(element: Element | undefined, index: 0 | 1): boolean {
  const [strong] = element?.children ?? [];
  if (element?.tagName !== 'p' || strong?.type !== 'element' || strong.tagName !== 'strong') {
    return false;
  }
  const [text] = strong.children;
  return text?.type === 'text' && ADVICE[index].test(text.value);
}
