const blocks = new Set(
  (
    'aside blockquote dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** Whether white space beside this element is layout of the source and not a space between words. */
export function isBlock(tagName: string): boolean {
  return blocks.has(tagName)
}
