import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { ts } from './typescript.ts'

/** Compiles a package's sources as they are published. esbuild alone would inline enums, which no user's bundler can. */
const published: Plugin = {
  name: 'published',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].+\.tsx?$/ }, async ({ path }) => ({
      contents: compile(path, await readFile(path, 'utf8')),
      loader: 'js',
    }))
  },
}

/** Compiled sources by path: a size test bundles the same ones for every export. */
const compiled = new Map<string, { source: string; output: string }>()

function compile(path: string, source: string): string {
  const known = compiled.get(path)
  if (known?.source === source) return known.output
  const output = ts.transpileModule(source, {
    // Without its name, every file is read as if it had JSX.
    fileName: path,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      jsx: ts.JsxEmit.ReactJSX,
    },
  }).outputText
  compiled.set(path, { source, output })
  return output
}

/**
 * Bundles a program that imports a package's sources, from `./src/*.ts` or by their name.
 *
 * @param folder - The package's folder.
 * @param source - The program, TypeScript with JSX.
 * @param external - Packages to leave out of the bundle.
 * @param environment - React complains about mistakes only in `development`.
 * @returns Minified JavaScript, an ES module.
 */
export async function bundle(
  folder: string,
  source: string,
  external: readonly string[] = [],
  environment: 'production' | 'development' = 'production',
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, sourcefile: 'program.tsx', loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    conditions: ['@signpost/source'],
    external: [...external],
    plugins: [published],
  })
  return outputFiles[0]!.text
}
