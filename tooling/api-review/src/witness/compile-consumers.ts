import ts from '#typescript'
import { createProgram, readOptions } from '../types/program.ts'

/** Consumer code, and the library it is compiled against. */
export interface Consumer {
  code: string
  side: 'base' | 'head'
  /** Path of the module that `./lib` names, relative to the side, without `.d.ts`. */
  lib: string
}

/** Libraries to compile consumers against: text of each file by path relative to the side. */
export interface Libraries {
  base: ReadonlyMap<string, string>
  head: ReadonlyMap<string, string>
  /** Modules neither side has, shared by both: path relative to `node_modules`. */
  shared?: ReadonlyMap<string, string>
}

/**
 * Compiles consumers, all in one program.
 *
 * @returns Codes of the errors of each consumer, in the order of `consumers`.
 */
export function compileConsumers(
  consumers: readonly Consumer[],
  libraries: Libraries,
  options: Record<string, unknown>,
): string[][] {
  const files = new Map<string, string>()
  for (const side of ['base', 'head'] as const) {
    for (const [path, text] of libraries[side]) files.set(`/review/${side}/${path}`, text)
  }
  for (const [path, text] of libraries.shared ?? []) files.set(`/review/node_modules/${path}`, text)
  const roots = consumers.map(({ code, side, lib }, index) => {
    const path = `/review/${side}/consumer-${index}.ts`
    files.set(path, withImport(code).replaceAll("'./lib'", `'./${lib}'`))
    return path
  })
  const program = createProgram(files, roots, readOptions(options))
  return roots.map((root) => {
    const file = program.getSourceFile(root) as ts.SourceFile
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ code }) => `TS${code}`)
  })
}

/** Whether code changes declarations of the library, so that it must be compiled alone. */
export function augments(code: string): boolean {
  return /\bdeclare (module|global)\b/.test(code)
}

function withImport(code: string): string {
  return code.includes("from './lib'") ? code : `import * as L from './lib'\n${code}\nexport {}\n`
}
