import ts from '#typescript'
import type { Finding } from '../findings.ts'
import { globalEntry } from '../match/ambient-names.ts'
import { assignedPath } from '../match/surface.ts'

/** Longest import on one line. */
const longestImport = 100

/**
 * Writes a witness as consumers write their code: `L`, the namespace of the library, becomes imports of the names used. It stays a
 * namespace where a name would not be free.
 *
 * @param specifier - How consumers import the library: `zod/mini`.
 * @param place - Place of the finding: names of `declare global` need no import, and what a module is assigned is imported by itself.
 */
export function consumerCode(witness: string, specifier: string, place?: Pick<Finding, 'entry' | 'symbol'>): string {
  const namespace = (name: string) => (place?.symbol.startsWith(assignedPath) ? name : `* as ${name}`)
  const written = witness.replaceAll(/'\.\/lib#([^']*)'/g, (_, entry: string) =>
    quoted(specifierBeside(specifier, place?.entry ?? '.', entry)),
  )
  const code = importedCode(written, specifier, namespace('L'), place?.entry === globalEntry)
  return namesBase(witness) ? `import ${namespace('B')} from ${quoted(beforeOf(specifier))}\n${code}` : code
}

/** Specifier of another entry point of the same package. The name of a report is one. */
function specifierBeside(specifier: string, entry: string, other: string): string {
  if (!other.startsWith('.')) return other
  const [own, path] = [entry, other].map((name) => name.replace(/ \(.*\)$/, '').slice(1)) as [string, string]
  return `${specifier.slice(0, specifier.length - own.length)}${path}`
}

/** Whether a program names types of the version before, which consumers cannot import by the name of the library. */
export function namesBase(witness: string): boolean {
  return usesOf(witness).others.has('B')
}

/** Specifier of the version before, where it is installed beside the other: `@scope/core-before/node`. */
function beforeOf(specifier: string): string {
  return specifier.replace(/^(?:@[^/]*\/)?[^/]*/, '$&-before')
}

/** @param whole - Import of the whole library as `L`. */
function importedCode(witness: string, specifier: string, whole: string, isGlobal: boolean): string {
  const library = quoted(specifier)
  const isComplete = witness.includes("'./lib'")
  const code = witness.replaceAll("'./lib'", () => library)
  if (isGlobal) return `import ${library}\n${withoutNamespace(code, usesOf(code).places, undefined)}`
  if (/^\s*import\b/m.test(code)) return code
  const uses = usesOf(code)
  if (uses.places.length === 0 && !uses.isWhole) return isComplete ? code : `import ${library}\n${code}`
  if (uses.isWhole || ![...uses.names].every((name) => isFree(name, uses.others))) {
    return `import ${whole} from ${library}\n${code}`
  }
  const main = uses.names.has('default') ? defaultName(specifier, uses) : undefined
  if (uses.names.has('default') && main === undefined) return `import ${whole} from ${library}\n${code}`
  const names = [...uses.names].filter((name) => name !== 'default').sort()
  return `${importOf(main, names, library)}\n${withoutNamespace(code, uses.places, main)}`
}

interface Uses {
  /** Exported names that are used: `Store` of `L.Store`. */
  names: Set<string>
  places: { start: number; end: number; name: string }[]
  /** Other names in the code. */
  others: Set<string>
  /** Whether the namespace itself is used: `keyof typeof L`. */
  isWhole: boolean
}

function usesOf(code: string): Uses {
  const file = ts.createSourceFile('consumer.ts', code, ts.ScriptTarget.ES2022, true)
  const uses: Uses = { names: new Set(), places: [], others: new Set(), isWhole: false }
  const visit = (node: ts.Node): void => {
    const part = ts.isQualifiedName(node)
      ? { owner: node.left, name: node.right }
      : ts.isPropertyAccessExpression(node)
        ? { owner: node.expression, name: node.name }
        : undefined
    if (part && ts.isIdentifier(part.owner) && part.owner.text === 'L') {
      uses.names.add(part.name.text)
      uses.places.push({ start: node.getStart(), end: node.getEnd(), name: part.name.text })
      return
    }
    if (part) visit(part.owner)
    else if (ts.isIdentifier(node)) {
      if (node.text === 'L') uses.isWhole = true
      uses.others.add(node.text)
    } else ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

/** Whether a name can be imported without hiding another one of the code, such as `Promise`. */
function isFree(name: string, others: ReadonlySet<string>): boolean {
  return name === 'default' || (isIdentifier(name) && !others.has(name))
}

function isIdentifier(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name)
  const token = scanner.scan()
  const isReserved = token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord
  return scanner.getTokenEnd() === name.length && token >= ts.SyntaxKind.Identifier && !isReserved && name !== 'await'
}

/** Name of the default export: the last part of the specifier in camel case. */
function defaultName(specifier: string, { names, others }: Uses): string | undefined {
  const last = specifier.split('/').at(-1) ?? ''
  const name = last.replace(/[^\w$]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^[^\w$]+/, '')
  return [name, 'library'].find(
    (candidate) => isIdentifier(candidate) && !names.has(candidate) && !others.has(candidate),
  )
}

function importOf(main: string | undefined, names: readonly string[], library: string): string {
  const list = names.length === 0 ? [] : [`{ ${names.join(', ')} }`]
  const line = `import ${[...(main === undefined ? [] : [main]), ...list].join(', ')} from ${library}`
  return line.length <= longestImport
    ? line
    : line
        .replace('{ ', '{\n  ')
        .replaceAll(/, (?=\w)/g, ',\n  ')
        .replace(' }', ',\n}')
}

function withoutNamespace(code: string, places: Uses['places'], main: string | undefined): string {
  let text = ''
  let position = 0
  for (const { start, end, name } of places) {
    text += code.slice(position, start) + (name === 'default' ? main : name)
    position = end
  }
  return text + code.slice(position)
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, String.raw`\$&`)}'`
}
