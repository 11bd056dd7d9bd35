import ts from '#typescript'
import { headText } from '../compiler/head-text.ts'
import { membersOf } from './members.ts'

/** Texts of a changed part; absent where a side has none. */
export interface ChangedText {
  before?: string
  after?: string
}

/** Longest declaration on one line. */
const longestLine = 100

/** Most lines of a text. */
const mostLines = 10

/** Longest line of a text: a union may have thousands of members. */
const longestText = 300

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })

/**
 * Prints declarations of both sides without comments. Of a class, interface or enum that both sides have, only the head and the
 * members that differ are printed.
 *
 * @param isHead - Whether only the head of such a declaration changed.
 */
export function changedText(
  base: readonly ts.Declaration[],
  head: readonly ts.Declaration[],
  isHead = false,
): ChangedText {
  if (base.length > 0 && head.length > 0 && [...base, ...head].every((node) => membersOf(node).length > 0)) {
    const heads = [base.map(headOf), head.map(headOf)] as const
    if (isHead && heads[0].join('\n') !== heads[1].join('\n')) return texts(...heads)
    const [before, after] = [printMembers(base), printMembers(head)]
    const kept = { base: new Set(before), head: new Set(after) }
    return texts(
      before.filter((part) => !kept.head.has(part)),
      after.filter((part) => !kept.base.has(part)),
    )
  }
  return texts(base.map(printNode), head.map(printNode))
}

function texts(before: readonly string[], after: readonly string[]): ChangedText {
  const [one, other] = focus(before.join('\n'), after.join('\n'))
  return { ...(one !== '' && { before: shorten(one) }), ...(other !== '' && { after: shorten(other) }) }
}

/** A text for the head of each declaration and for each member. */
function printMembers(nodes: readonly ts.Declaration[]): string[] {
  return nodes.flatMap((node) => [headOf(node), ...membersOf(node).map(printNode)])
}

/** Text of a declaration without comments and without the modifiers of exports. */
export function printNode(node: ts.Node): string {
  if (ts.isVariableDeclaration(node)) {
    const flags = ts.getCombinedNodeFlags(node)
    const keyword = flags & ts.NodeFlags.Const ? 'const' : flags & ts.NodeFlags.Let ? 'let' : 'var'
    return `${keyword} ${printText(node)}`
  }
  if (ts.isModuleDeclaration(node)) return `namespace ${node.name.getText()}`
  if (ts.isSourceFile(node)) return ''
  if (ts.isBindingElement(node) || ts.isExportSpecifier(node)) return node.getText()
  return printText(node)
}

function printText(node: ts.Node): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:(?:export|declare|default) )+/, '')
    .replace(/[;,]\s*$/, '')
    .trim()
  // White space counts in template literal types.
  if (text.includes('`') || /["'][^"']* {2}/.test(text)) return text
  const line = text.replace(/\n\s*/g, ' ')
  return line.length <= longestLine ? line : text
}

/** Text of a declaration up to its members; all of a type without a name. */
function headOf(node: ts.Declaration): string {
  const head = headText(node, membersOf(node) as ts.NodeArray<ts.Declaration>)
  return head === '' ? printText(node) : head
}

/** Tokens beside the difference of two long texts. */
const context = 12

/** Leaves out what two long texts have in common before and after their difference. */
function focus(before: string, after: string): [string, string] {
  if (before === after || Math.max(before.length, after.length) <= longestText) return [before, after]
  const [one, other] = [before, after].map((text) => text.split(/(?<=\s)/)) as [string[], string[]]
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const from = start <= 2 * context ? 0 : start - context
  const part = (tokens: readonly string[]): string => {
    const until = end <= 2 * context ? tokens.length : tokens.length - end + context
    const named = from === 0 ? '' : `${tokens.slice(0, 3).join('')}… `
    return `${named}${tokens.slice(from, until).join('').trim()}${until < tokens.length ? ' …' : ''}`
  }
  return before === '' || after === '' ? [before, after] : [part(one), part(other)]
}

/** Cuts a text to a number of lines, and each of them to a length; says how much is left out. */
function shorten(text: string): string {
  const all = text
    .split('\n')
    .map((line) =>
      line.length > longestText + 40
        ? `${line.slice(0, longestText)}… (${line.length - longestText} more characters)`
        : line,
    )
  return all.length > mostLines
    ? [...all.slice(0, mostLines - 1), `… (${all.length - mostLines + 1} more lines)`].join('\n')
    : all.join('\n')
}
