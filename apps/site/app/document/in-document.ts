/** Stands in a document's own data for text that the document shows: the browser reads it from there. */
export const inDocument = '\uE000'
