/**
 * One comment of two: both texts, then the tags of both. Tags in a comment of one line get a line each, as only there they may
 * follow a text.
 */
export function joinComments(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return first ?? second
  const [before, after] = [first, second].map((one) => textAndTags(withTagsOnLines(one)))
  const parts = [before!.text, after!.text, before!.tags, after!.tags].filter((one) => one !== '')
  return `/** ${parts.join('\n *\n * ')}\n */`
}

/** Content of a comment before its first tag, and from there on. A tag in a fence is code. */
function textAndTags(comment: string): { text: string; tags: string } {
  const content = comment.replace(/^\/\*\*+(?:[^\S\n]*\n)?[\s*]*/u, '').replace(/\s*\*+\/$/u, '')
  const lines = content.split('\n')
  let isCode = false
  const first = lines.findIndex((line) => {
    if (/^[\s*]*(?:`{3,}|~{3,})/u.test(line)) isCode = !isCode
    return !isCode && /^[\s*]*@[A-Za-z]/u.test(line)
  })
  const at = first === -1 ? lines.length : first
  const joined = (some: readonly string[]): string => some.join('\n').replace(/^[\s*]+(?=@)|[\s*]+$/gu, '')
  return { text: joined(lines.slice(0, at)), tags: joined(lines.slice(at)) }
}

function withTagsOnLines(comment: string): string {
  if (comment.includes('\n')) return comment
  const pieces = comment.split(/(`[^`]*`)/u)
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/ +(?=@[A-Za-z])/gu, '\n * '))).join('')
}
