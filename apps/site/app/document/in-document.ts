/** Placeholder in the page data for text that the browser reads from the document. */
export const inDocument = '\uE000'
