/**
 * Stands in for `@rspress/core/theme-original`. The runtime imports one component from there, and that
 * import would bring the whole default theme with it.
 */
export const LlmsHint = () => null;
