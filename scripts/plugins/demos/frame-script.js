// The script of the frame that runs edited demos. The frame's policy blocks the network except for WebRTC, which no
// policy governs. Therefore this script removes WebRTC, and every way to open a window that has its own copy of it.
{
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const { toLowerCase, includes } = String.prototype;
  const text = String;
  // The last two make browsers look up hosts. The others open windows.
  const FORBIDDEN = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal', 'link', 'meta'];
  const refuse = (what) => {
    throw new TypeError(`Edited code cannot use the network, so it has no ${what}.`);
  };

  for (const name of Object.getOwnPropertyNames(self)) {
    if (/^(webkit|moz)?RTC|^XSLTProcessor$|^WebTransport/.test(name)) delete self[name];
  }

  /** Checks the arguments of a method or a setter, and then passes them on as strings, which cannot change. */
  const guard = (owner, name, check) => {
    const property = owner && getOwnPropertyDescriptor(owner, name);
    if (!property) return;
    const key = property.set ? 'set' : 'value';
    const original = property[key];
    property[key] = function (...values) {
      return apply(original, this, check(values));
    };
    defineProperty(owner, name, {
      ...property,
      configurable: false,
      ...(key === 'value' && { writable: false }),
    });
  };
  const checkName = (name) => {
    const lower = apply(toLowerCase, name, []);
    for (let i = 0; i < FORBIDDEN.length; i += 1) {
      if (lower === FORBIDDEN[i] || apply(includes, lower, [`:${FORBIDDEN[i]}`])) refuse(lower);
    }
  };
  const checkHtml = (html) => {
    const lower = apply(toLowerCase, html, []);
    for (let i = 0; i < FORBIDDEN.length; i += 1) {
      const name = FORBIDDEN[i];
      if (apply(includes, lower, [`<${name}`]) || apply(includes, lower, [`:${name}`]))
        refuse(name);
    }
  };
  /** Returns a check that converts the arguments from `first` up to `end` to strings. */
  const texts =
    (check, first, end = first + 1) =>
    (values) => {
      for (let i = first; i < end && i < values.length; i += 1) {
        values[i] = text(values[i]);
        check(values[i]);
      }
      return values;
    };

  guard(Document.prototype, 'createElement', texts(checkName, 0));
  guard(Document.prototype, 'createElementNS', texts(checkName, 1));
  guard(CustomElementRegistry.prototype, 'define', (values) =>
    values[2] ? refuse('such elements') : values,
  );
  for (const owner of [Element.prototype, ShadowRoot.prototype]) {
    for (const name of ['innerHTML', 'outerHTML', 'setHTMLUnsafe'])
      guard(owner, name, texts(checkHtml, 0));
  }
  guard(Element.prototype, 'insertAdjacentHTML', texts(checkHtml, 1));
  guard(Document.prototype, 'write', texts(checkHtml, 0, Infinity));
  guard(Document.prototype, 'writeln', texts(checkHtml, 0, Infinity));
  guard(Document.prototype, 'execCommand', () => refuse('commands'));
  guard(Document, 'parseHTMLUnsafe', texts(checkHtml, 0));
  guard(Range.prototype, 'createContextualFragment', texts(checkHtml, 0));
  // XML can encode the name of an element with character references.
  guard(DOMParser.prototype, 'parseFromString', (values) => {
    values[1] = text(values[1]);
    if (values[1] !== 'text/html') refuse('XML');
    return texts(checkHtml, 0)(values);
  });
}

// The document only takes its code from the page around it, and only if it has no origin. Otherwise, anyone could embed
// it in their own page and run code with the origin of the site.
addEventListener(
  'message',
  ({ source, data }) => {
    // biome-ignore lint/security/noGlobalEval: the frame cannot load code
    if (origin === 'null' && source === parent) globalThis.eval(data.runtime);
  },
  { once: true },
);
parent.postMessage({ type: 'hello' }, '*');
