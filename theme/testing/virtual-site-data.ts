/** Stands in for the site's settings in unit tests. */
export default { base: '/' };
