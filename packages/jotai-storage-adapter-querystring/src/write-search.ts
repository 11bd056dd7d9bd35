/**
 * Writes parameters as a query without its `?`. A parameter that is in `search` already keeps its text, however it is
 * escaped there, and what a query may hold as it is (`,:/@~`) is not escaped.
 *
 * @param search - The present query, with or without its `?`.
 * @param params - The parameters it is to have.
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986, section 3.4}
 */
export function writeSearch(search: string, params: URLSearchParams): string {
  // The `&` keeps a second `?` from being taken for the beginning of a query.
  const texts = new Map(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((text) => [`${new URLSearchParams(`&${text}`)}`, text]),
  )
  return [...params]
    .map((entry) => {
      const text = `${new URLSearchParams([entry])}`
      return texts.get(text) ?? text.replace(/%(?:2C|3A|2F|40|7E)/g, decodeURIComponent)
    })
    .join('&')
}
