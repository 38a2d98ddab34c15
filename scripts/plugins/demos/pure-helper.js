/**
 * Makes what `make` makes. Calls of this are marked as pure, so that the minifier leaves out what nobody
 * uses; it stands in a file of its own because the minifier would put a function of the same file in
 * place of its calls, and with that forget the mark.
 */
export const pure = (make) => make();
