import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** The native compiler takes a fifth of the time. */
const compiler = join(import.meta.dirname, '..', 'node_modules', 'typescript-native', 'bin', 'tsc')

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

/**
 * Registers the tests of a library's examples: each published doc comment has one, and all of them compile, also those of
 * the README.
 *
 * @param folder - The package's folder.
 */
export function testExamples(folder: string): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:-d)?\.|(?:^|[\\/])test[\\/]/.test(name))
    .map((name) => join('src', name))
    .sort()
  const comments = sources.flatMap((file) =>
    (read(file).match(/\/\*\*[\s\S]*?\*\//g) ?? []).map((comment) => ({ file, comment })),
  )
  const published = comments.filter(({ comment }) => /@(?:public|packageDocumentation)\b/.test(comment))

  /** Each example as a module of its own, by the name of its file. */
  const modules = new Map<string, string>()
  for (const { file, text } of [
    ...comments.map(({ file, comment }) => ({ file, text: comment })),
    { file: 'README.md', text: read('README.md') },
  ]) {
    for (const { language, code } of findFences(text)) {
      modules.set(`${file.replaceAll(/\W/g, '-')}-example-${modules.size + 1}.${language}`, code)
    }
  }

  /** Compiles the examples and one more file inside the package, which resolves its own name there; returns the messages. */
  const compile = (more: readonly [file: string, code: string]): string[] => {
    const place = join(folder, '.test', 'examples')
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: { isolatedDeclarations: false, declaration: false, declarationMap: false },
      include: ['*.ts', '*.tsx'],
    }
    try {
      mkdirSync(place, { recursive: true })
      for (const [name, text] of [...modules, more, ['tsconfig.json', JSON.stringify(settings)] as const])
        writeFileSync(join(place, name), text)
      const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false'], {
        cwd: place,
        encoding: 'utf8',
      })
      return `${stdout}${stderr}`.split('\n').filter((line) => line !== '')
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
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
      expect(compile(['wrong.ts', 'export const wrong: string = 1\n'])).toEqual([
        expect.stringMatching(/^wrong\.ts\(1,14\): error TS\d+: Type 'number' is not assignable to type 'string'/),
      ])
    })
  })
}
