/** Whether a text is a valid and safe attribute name: not an event handler. */
export const isAttributeName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z_:][\w:.-]*$/i.test(name) && !/^on/i.test(name)
