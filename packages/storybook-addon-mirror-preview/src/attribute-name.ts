/** Whether a text is the name of an attribute that a document may be given: no event handler, and nothing HTML cannot write. */
export const isAttributeName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z_:][\w:.-]*$/i.test(name) && !/^on/i.test(name)
