/** Fake `IntersectionObserver`, because that of happy-dom never calls back. */
export class View {
  /** The last instance. */
  static last: View;

  readonly observed = new Set<Element>();
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    View.last = this;
  }

  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();

  /** Scrolls elements into or out of view, by default all observed ones. */
  show(elements: Iterable<Element> = this.observed, isIntersecting = true) {
    const entries = [...elements].map((target) => ({ target, isIntersecting }));
    this.#tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}
