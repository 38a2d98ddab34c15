// The script of the frame that runs edited demos. The frame's policy blocks the network, with two exceptions: WebRTC,
// which no policy governs, and connections without a request, because browsers connect to the host of a document before
// they apply the policy to it. Therefore this script removes WebRTC and every way to open a window, which would also have
// its own copy of WebRTC. It cannot prevent code from opening another document in
// this frame, because documents without an origin get no `navigate` events: the page stops the demo.
{
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const { toLowerCase, includes } = String.prototype;
  const text = String;
  // The last two make browsers look up hosts, or open another document. The others open windows.
  const FORBIDDEN = ['iframe', 'frame', 'object', 'embed', 'fencedframe', 'portal', 'link', 'meta'];
  const refuse = (what) => {
    throw new TypeError(`Edited code cannot use the network or the history, so it has no ${what}.`);
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
  const refuseAll = (owner, names) => {
    for (const name of names) guard(owner, name, () => refuse(name));
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
  /** Returns a check that converts an argument to a string. */
  const texts = (check, at) => (values) => {
    if (at < values.length) {
      values[at] = text(values[at]);
      check(values[at]);
    }
    return values;
  };

  guard(Document.prototype, 'createElement', texts(checkName, 0));
  guard(Document.prototype, 'createElementNS', texts(checkName, 1));
  guard(CustomElementRegistry.prototype, 'define', (values) =>
    values.length > 2 ? refuse('such elements') : values,
  );
  for (const owner of [Element.prototype, ShadowRoot.prototype, Document]) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (/HTML/.test(name) && name !== 'getHTML')
        guard(owner, name, texts(checkHtml, name === 'insertAdjacentHTML' ? 1 : 0));
    }
  }
  // Several calls can write one element.
  refuseAll(Document.prototype, ['write', 'writeln', 'execCommand']);
  guard(Range.prototype, 'createContextualFragment', texts(checkHtml, 0));
  refuseAll(DOMImplementation.prototype, ['createDocument']);
  // XML can encode the name of an element with character references.
  guard(DOMParser.prototype, 'parseFromString', (values) => {
    values[1] = text(values[1]);
    if (values[1] !== 'text/html') refuse('XML');
    return texts(checkHtml, 0)(values);
  });

  // Code could turn these elements into others. The policy in one of them still applies.
  for (const meta of document.querySelectorAll('meta')) meta.remove();

  // The history belongs to the page, too.
  refuseAll(History.prototype, ['back', 'forward', 'go', 'pushState', 'replaceState']);
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
