import { ts } from './typescript.ts'

/** A fenced block of TypeScript. */
export interface Fence {
  /** `ts` or `tsx`. */
  language: string
  code: string
}

/**
 * Finds the fenced blocks of TypeScript in a text.
 *
 * @param text - Markdown, or comments whose lines begin with a star.
 */
export function findFences(text: string): Fence[] {
  return [...text.matchAll(/^(?<margin>[ *]*)```(?<language>tsx?)\n(?<code>[^]*?)^\k<margin>```$/gm)].map(
    ({ groups }) => {
      const { margin = '', language = '', code = '' } = groups ?? {}
      const lines = code
        .split('\n')
        .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line.replace(/^ *\*$/, '')))
      return { language, code: lines.join('\n') }
    },
  )
}

/**
 * Runs an example as a module.
 *
 * @param code - TypeScript with JSX, whose imports are among `modules`.
 * @param modules - The modules it may import, by specifier.
 * @returns Its exports.
 * @throws Error when it imports another module.
 */
export function runExample(code: string, modules: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  })
  const require = (specifier: string): unknown => {
    if (!Object.hasOwn(modules, specifier))
      throw new Error(`The example imports ${specifier}, which is not among the modules of the test.`)
    return modules[specifier]
  }
  const exports: Record<string, unknown> = {}
  new Function('exports', 'require', outputText)(exports, require)
  return exports
}
