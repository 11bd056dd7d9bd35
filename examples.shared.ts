import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** A fenced block of TypeScript. */
export interface Fence {
  /** `ts` or `tsx`. */
  language: string
  code: string
}

/**
 * The blocks of TypeScript in a text.
 *
 * @param text - Markdown, or comments whose lines begin with a star.
 */
export function findFences(text: string): Fence[] {
  return [...text.matchAll(/^(?<margin>[ *]*)```(?<language>tsx?)\n(?<code>[^]*?)^\k<margin>```$/gm)].map(({ groups }) => {
    const { margin = '', language = '', code = '' } = groups ?? {}
    const lines = code.split('\n').map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line.replace(/^ *\*$/, '')))
    return { language, code: lines.join('\n') }
  })
}

/**
 * Runs an example as a module.
 *
 * @param code - TypeScript with JSX, whose imports are among `modules`.
 * @param modules - The modules it may import, by specifier.
 * @returns What it exports.
 * @throws Error when it imports another module.
 */
export function runExample(code: string, modules: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  })
  const require = (specifier: string): unknown => {
    if (!Object.hasOwn(modules, specifier)) throw new Error(`The example imports ${specifier}, which the test does not give it.`)
    return modules[specifier]
  }
  const exports: Record<string, unknown> = {}
  new Function('exports', 'require', outputText)(exports, require)
  return exports
}

/**
 * Registers the tests that every library has of its examples: each published doc comment has one, and all of them compile,
 * those of the README too.
 *
 * @param folder - The package's folder.
 */
export function testExamples(folder: string): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:-d)?\.|(?:^|[\\/])test[\\/]/.test(name))
    .map((name) => join('src', name))
    .sort()
  const comments = sources.flatMap((file) => (read(file).match(/\/\*\*[\s\S]*?\*\//g) ?? []).map((comment) => ({ file, comment })))
  const published = comments.filter(({ comment }) => /@(?:public|packageDocumentation)\b/.test(comment))

  /** Each example as a module of its own, in memory only, beside the sources, where the package finds itself by its name. */
  const modules = new Map<string, string>()
  for (const { file, text } of [...comments.map(({ file, comment }) => ({ file, text: comment })), { file: 'README.md', text: read('README.md') }]) {
    for (const { language, code } of findFences(text)) {
      modules.set(join(folder, 'src', `${file.replaceAll(/\W/g, '-')} example ${modules.size + 1}.${language}`), code)
    }
  }

  const compile = (more: readonly (readonly [file: string, code: string])[]): string[] => {
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
    const files = new Map([...modules, ...more])
    const host = ts.createCompilerHost(options)
    const { fileExists, readFile } = host
    host.fileExists = (file) => files.has(file) || fileExists(file)
    host.readFile = (file) => files.get(file) ?? readFile(file)
    const program = ts.createProgram([...files.keys()], { ...options, isolatedDeclarations: false, declaration: false, declarationMap: false }, host)
    return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName.slice(folder.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
  }

  describe('examples', () => {
    test('every published comment has one', () => {
      expect(published.length).toBeGreaterThan(0)
      expect(published.filter(({ comment }) => findFences(comment).length === 0)).toEqual([])
    })

    test('every fence is found', () => {
      for (const file of ['README.md', ...sources]) {
        expect(findFences(read(file)).length, file).toBe(read(file).match(/^[ *]*```tsx?$/gm)?.length ?? 0)
      }
    })

    test('all of them compile, those of the README too, and one that does not is found', () => {
      const wrong = join(folder, 'src', 'wrong.ts')
      expect(compile([[wrong, 'export const wrong: string = 1\n']])).toEqual([
        expect.stringMatching(/^src.wrong\.ts:1 Type 'number' is not assignable to type 'string'/),
      ])
    })
  })
}
