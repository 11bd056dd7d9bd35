/** Lines that begin with a letter and hold nothing that Markdown, GFM or HTML could mean something by. */
const plainLines = /^[A-Za-z(][^\\`*_[\]<>&~|!:@\n\r\0\t\v\f]*(?:\n[A-Za-z(][^\\`*_[\]<>&~|!:@\n\r\0\t\v\f]*)*$/

/**
 * Recognises text that is one paragraph of plain words in any reading of Markdown, which most doc comments are. When in
 * doubt the answer is no.
 */
export function isPlainParagraph(source: string): boolean {
  return plainLines.test(source) && !/ \n| $|www\./i.test(source)
}
