import type ts from '#typescript'

/** Text of a declaration up to its members, without comments and without the modifiers of exports. */
export function headText(node: ts.Node, members: ts.NodeArray<ts.Node>): string {
  const head = node.getSourceFile().text.slice(node.getStart(), members.pos - 1)
  return head
    .replace(/(?<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|\/\*[^]*?\*\/|\/\/.*/g, '$<text>')
    .replace(/\s+/g, ' ')
    .replace(/< /g, '<')
    .replace(/,? >/g, '>')
    .replace(/^(?:(?:export|declare|default) )+/, '')
    .trim()
}
