import {
  applyEdits,
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type FormattingOptions,
  type Node,
  type ParseError,
} from 'jsonc-parser'

/** `SyntaxKind.CommaToken`; the enum is declared only, which compiled modules cannot import. */
const comma = 5

function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  return errors.length === 0 ? tree : undefined
}

/** Whether a text is a JSON object, with or without comments and trailing commas. */
export function isJsonObject(text: string): boolean {
  return treeOf(text)?.type === 'object'
}

/** Whether a JSON text has a value at a path of keys. */
export function hasJson(text: string, path: readonly string[]): boolean {
  const tree = treeOf(text)
  return tree !== undefined && findNodeAtLocation(tree, [...path]) !== undefined
}

/** Strings under a key of each object in an array. */
export function jsonNames(text: string, path: readonly string[], key: string): string[] {
  const tree = treeOf(text)
  const elements = (tree && findNodeAtLocation(tree, [...path]))?.children ?? []
  return elements.flatMap((element) => {
    const node = findNodeAtLocation(element, [key])
    return node?.type === 'string' ? [node.value as string] : []
  })
}

/** The string at a path of keys; undefined when there is none. */
export function jsonString(text: string, path: readonly string[]): string | undefined {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, [...path])
  return node?.type === 'string' ? (node.value as string) : undefined
}

/**
 * Adds a value to a JSON text that has none at the path. Everything else keeps its bytes: comments, line ends, indentation.
 *
 * `modify` of jsonc-parser would format the property before the new one, too.
 */
export function withJson(text: string, path: readonly string[], value: unknown): string {
  const [keys, key] = [path.slice(0, -1), path.at(-1)!]
  const tree = treeOf(text)
  const parent = tree && findNodeAtLocation(tree, [...keys])
  if (parent === undefined) return withJson(text, keys, { [key]: value })

  const last = parent.children?.at(-1)
  const indent = last && indentOf(text, last)
  if (last === undefined || indent === undefined) return withoutLines(text, path, value)
  const step = indent.includes('\t') ? '\t' : indent.slice(0, indent.length / path.length) || '  '
  return withLines(text, last, indent, `${JSON.stringify(key)}: ${JSON.stringify(value, undefined, step)}`)
}

/** Indentation of a node that begins its line; undefined for another. */
function indentOf(text: string, node: Node): string | undefined {
  return /(?:^|\n)(?<indent>[\t ]*)$/.exec(text.slice(0, node.offset))?.groups?.['indent']
}

/** Adds lines after the last node of an object or array. */
function withLines(text: string, last: Node, indent: string, added: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const end = last.offset + last.length
  const separator = createScanner(text, true)
  separator.setPosition(end)
  const hasComma = (separator.scan() as number) === comma
  const after = hasComma ? separator.getPosition() : end
  const lineEnd = after + (/^[\t ]*(?:\/\/[^\r\n]*)?(?=\r?\n)/.exec(text.slice(after))?.[0].length ?? 0)
  return [
    text.slice(0, end),
    hasComma ? '' : ',',
    text.slice(end, lineEnd),
    ...added.split('\n').map((line) => eol + indent + line),
    hasComma ? ',' : '',
    text.slice(lineEnd),
  ].join('')
}

/**
 * Removes the value at a path of keys from a JSON text.
 *
 * @param isParentOwn - Whether the object around it is removed, too, when it has nothing else.
 */
export function withoutJson(text: string, path: readonly string[], isParentOwn = false): string {
  const tree = treeOf(text)
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1))
  if (parent === undefined || !hasJson(text, path)) return text
  const isLast = isParentOwn && parent.children?.length === 1 && path.length > 1
  if (isLast) return withoutJson(text, path.slice(0, -1))
  const edited = withoutLine(text, parent, path.at(-1)!) ?? applyEdits(text, modify(text, [...path], undefined, {}))
  // Spaces are all that is left between the braces of an object that was empty.
  const { offset } = parent
  return edited.slice(0, offset) + edited.slice(offset).replace(/^\{\s+\}/, '{}')
}

/**
 * Removes the last property of an object with its lines, and the comma before it. `modify` of jsonc-parser would remove a comment
 * between them, too.
 *
 * @returns Undefined for a property that is not the last one, or not on lines of its own.
 */
function withoutLine(text: string, { children = [] }: Node, key: string): string | undefined {
  const [before, last] = children.slice(-2)
  if (before === undefined || last === undefined || last.children?.[0]?.value !== key) return undefined
  const start = /\r?\n[\t ]*$/.exec(text.slice(0, last.offset))?.index
  const separator = commaAfter(text, before)
  const isAlone = /^[\t ]*(?:\r?\n|$)/.test(text.slice(last.offset + last.length))
  if (start === undefined || separator === undefined || separator >= start || !isAlone) return undefined
  return text.slice(0, separator) + text.slice(separator + 1, start) + text.slice(last.offset + last.length)
}

/** Position of the comma after a node; undefined without one. */
function commaAfter(text: string, { offset, length }: Node): number | undefined {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset + length)
  return (scanner.scan() as number) === comma ? scanner.getTokenOffset() : undefined
}

/** Removes objects from an array in a JSON text. Everything else keeps its bytes. */
export function withoutElements(
  text: string,
  path: readonly string[],
  isGone: (element: Readonly<Record<string, unknown>>) => boolean,
): string {
  const tree = treeOf(text)
  const array = tree && findNodeAtLocation(tree, [...path])
  const elements = array?.children ?? []
  const at = elements.findIndex((node) => isGone(getNodeValue(node) as Record<string, unknown>))
  const one = elements[at]
  if (array === undefined || one === undefined) return text
  const [before, next] = [elements[at - 1], elements[at + 1]]
  const end = (node: Node): number => node.offset + node.length
  const [from, to] =
    before !== undefined
      ? [end(before), end(one)]
      : next !== undefined
        ? [one.offset, next.offset]
        : [array.offset + 1, end(array) - 1]
  return withoutElements(text.slice(0, from) + text.slice(to), path, isGone)
}

/** The value at a path of keys of a JSON text; undefined when there is none. */
export function jsonValue(text: string, path: readonly string[]): unknown {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, [...path])
  // Objects of jsonc-parser have no prototype.
  return node && (structuredClone(getNodeValue(node)) as unknown)
}

/** Adds a value at the end of an array in a JSON text, and the array when there is none. */
export function appendedJson(text: string, path: readonly string[], value: unknown): string {
  if (!hasJson(text, path)) return withJson(text, path, [value])
  const tree = treeOf(text)
  const last = tree && findNodeAtLocation(tree, [...path])?.children?.at(-1)
  const indent = last && indentOf(text, last)
  if (last !== undefined && indent !== undefined) {
    const step = indent.includes('\t') ? '\t' : indent.slice(0, indent.length / (path.length + 1)) || '  '
    return withLines(text, last, indent, JSON.stringify(value, undefined, step))
  }
  return applyEdits(
    text,
    modify(text, [...path, -1], value, { formattingOptions: formattingOf(text), isArrayInsertion: true }),
  )
}

/** Adds a value to an object that is empty or in one line. */
function withoutLines(text: string, path: readonly string[], value: unknown): string {
  const isLine = !text.trim().includes('\n')
  return applyEdits(text, modify(text, [...path], value, isLine ? {} : { formattingOptions: formattingOf(text) }))
}

/** Indentation and line ends of a JSON text. */
function formattingOf(text: string): FormattingOptions {
  const tab = /\n(?<indent>[\t ]+)"/.exec(text)?.groups?.['indent'] ?? '  '
  return { insertSpaces: !tab.startsWith('\t'), tabSize: tab.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
