/** Matches the colored parts of TypeScript. The groups are named by their classes in `code.css`. */
const COLORED =
  /(?<c>^\([a-z ]+\)|\/\/.*)|(?<s>'(?:\\.|[^'\\])*'|`[^`]*`)|\b(?<k>import|export|async|await|return|try|catch|protected|function|const|let|class|interface|type|enum|extends|infer|keyof|typeof|readonly|new|is)\b|\b(?<n>string|number|boolean|object|void|undefined|null|unknown|any|never|true|false|this|\d+)\b|(?<f>[\w$]+)(?=(?:<[^(]*>)?\()/g;

/** Colors a few lines of code in the browser, as Shiki does in the build. */
export function coloredCode(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const { 0: part, index, groups = {} } of text.matchAll(COLORED)) {
    const element = document.createElement('i');
    element.className = Object.keys(groups).find((name) => groups[name]) ?? '';
    element.textContent = part;
    parts.push(text.slice(at, index), element);
    at = index + part.length;
  }
  return [...parts, text.slice(at)];
}
