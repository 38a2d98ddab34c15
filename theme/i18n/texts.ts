/**
 * Texts of the site's language that differ from what the components declare, by id. English is what
 * they declare; a further language is a further table of this form.
 */
export const texts: Readonly<Record<string, string>> = {};
