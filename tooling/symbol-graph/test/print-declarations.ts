import ts from 'typescript'
import type { Facet, Graph, SymbolPage, Token } from '@signpost/graph-model/model'

/** Printed package, and the names in it that come from outside the package. */
export interface Printed {
  text: string
  outside: ReadonlySet<string>
}

/** Prints the declarations of a package from the signatures of its pages, as one module. */
export function printDeclarations(graph: Graph, slug: string): Printed {
  const outside = new Set<string>()
  const unexported = new Map<string, string[]>()
  const ids = graph.package(slug)?.symbols.map(({ id }) => id) ?? []
  const all = ids.map((id) => graph.byId(id)!)
  const pages = all.filter(({ aliasOf }) => aliasOf === undefined)
  // Re-exports from elsewhere have a page, but are not printed.
  const reexported = new Set(
    all.flatMap(({ aliasOf, page: { kind, name } }) => (aliasOf === undefined ? [] : [`${kind}/${name}`])),
  )
  const namespaces = new Map<string, string[]>([['', []]])
  for (const page of pages) {
    const { name } = page.page
    const around = name.slice(0, Math.max(0, name.length - page.displayName.length - 1))
    if (!namespaces.has(around)) namespaces.set(around, [])
    // Aliases in a namespace are not printed.
    if (page.children.some(({ alias }) => alias)) outside.add(page.displayName)
    namespaces.get(around)!.push(...page.facets.flatMap((facet) => printFacet(page, facet, page.displayName)))
    for (const one of page.unexported) {
      const at = one.name.lastIndexOf('.')
      const lines = one.facets.flatMap((facet) => printFacet(page, facet, one.name.slice(at + 1)))
      unexported.set(one.id, at === -1 ? lines : [inNamespace(one.name.slice(0, at), lines)])
    }
  }
  const inner = [...namespaces].map(([name, lines]) => {
    return name === '' ? declared(lines) : declared([inNamespace(name.replaceAll(/~\d+/gu, ''), lines)])
  })
  return { text: [declared([...unexported.values()].flat()), ...inner].join('\n'), outside }

  function printFacet(page: SymbolPage, { kind, signatures, members }: Facet, name: string): string[] {
    const lines = signatures.map(({ line }) => lineText(line.tokens, page))
    const isNamed = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && name !== 'default'
    if (kind === 'namespace' || !isNamed) return []
    if (kind === 'function') return lines.map((line) => (line.startsWith('const ') ? `${line};` : `function ${line};`))
    if (kind === 'variable' || kind === 'type') return lines.map((line) => `${line};`)
    const body = members.flatMap(({ signatures: own }) =>
      own.map(({ line }) => `  ${lineText(line.tokens, page)}${kind === 'enum' ? ',' : ';'}`),
    )
    return lines.map((line, at) => `${line} {\n${at === 0 ? body.join('\n') : ''}\n}`)
  }

  function lineText(tokens: readonly Token[], page: SymbolPage): string {
    return tokens.map((token) => tokenText(token, page)).join('')
  }

  function tokenText(token: Token, page: SymbolPage): string {
    if (typeof token === 'string') return token
    if (typeof token === 'number') return token === 0 ? ' ' : ''
    const [text, target] = token
    const ref = typeof target === 'number' ? page.refs[target] : undefined
    const isElsewhere =
      ref?.page?.slug === slug ? reexported.has(`${ref.page.kind}/${ref.page.name}`) : !ref?.id.startsWith(`${slug}!`)
    if (ref !== undefined && isElsewhere) outside.add(text.split('.')[0]!)
    return text
  }
}

function inNamespace(name: string, lines: readonly string[]): string {
  return `namespace ${name} {\n${lines.map((line) => `export ${line}`).join('\n')}\n}`
}

function declared(lines: readonly string[]): string {
  return lines.map((line) => `export declare ${line}`).join('\n')
}

/** Compiler errors in printed declarations, except for unknown names from outside. */
export function problemsOf({ text, outside }: Printed): string[] {
  const name = '/printed.ts'
  const options = { target: ts.ScriptTarget.ESNext, strict: true, noEmit: true, skipLibCheck: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) => {
    if (file === name) return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
    libraries.set(file, libraries.get(file) ?? getSourceFile(file, ...rest))
    return libraries.get(file)
  }
  const program = ts.createProgram({ rootNames: [name], options, host })
  const file = program.getSourceFile(name)!
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].flatMap(
    ({ messageText, start = 0, code }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ')
      const unknown = /^Cannot find (?:name|namespace) '(?<unknown>[^']*)'/u.exec(message)?.groups?.['unknown']
      if (code === moduleIsNotHere || (unknown !== undefined && outside.has(unknown))) return []
      const line = file.text.slice(file.text.lastIndexOf('\n', start) + 1, file.text.indexOf('\n', start)).trim()
      return [`${code} ${message} at ${line}`]
    },
  )
}

/** Error code for `typeof import('./x')`, which names a missing file. */
const moduleIsNotHere = 2307

const libraries = new Map<string, ts.SourceFile | undefined>()
