import ts from '#typescript'
import { filesOf } from '../src/conformance/read-cases.ts'

/** A program of a consumer of a package, and how it is compiled. */
export interface PackageProgram {
  /** `breaks`: compiles before, fails after; `ok`: compiles on both sides; `gain`: fails before, compiles after. */
  kind: 'breaks' | 'ok' | 'gain'
  code: string
  options?: Record<string, unknown>
  /** Name of its file; `main.ts` without one. */
  file?: string
}

/** A change of a package, with verdicts that are right. */
export interface PackageCase {
  id: string
  title: string
  /** Files, each after a line such as `// file: core.d.ts`; without a `package.json`, each declaration file at the top is an entry point. */
  before: string
  after: string
  verdicts: string[]
  programs: PackageProgram[]
}

/** Files of a side by path. */
export function packageFiles(text: string): Map<string, string> {
  const files = filesOf(text, 'index.d.ts')
  if (files.get('index.d.ts') === '') files.delete('index.d.ts')
  const entries = [...files.keys()].filter((path) => /^[^_/][^/]*\.d\.ts$/.test(path))
  const exports = entries.map((path) => {
    const name = path.replace(/\.d\.ts$/, '')
    return [name === 'index' ? '.' : `./${name}`, { types: `./${path}`, default: `./${name}.js` }]
  })
  const manifest = { name: 'probe', version: '1.0.0', type: 'module', exports: Object.fromEntries(exports) }
  return files.has('package.json') ? files : files.set('package.json', JSON.stringify(manifest))
}

const usual = { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', strict: true, lib: ['ES2022', 'DOM'] }

/** Whether a program does what its kind says, compiled by TypeScript with each side installed as `probe`. */
export function holds(
  { kind, code, options, file = 'main.ts' }: PackageProgram,
  { before, after }: PackageCase,
): boolean {
  const compiles = (side: string) => {
    const files = new Map([...packageFiles(side)].map(([path, text]) => [`/consumer/node_modules/probe/${path}`, text]))
    files.set(`/consumer/${file}`, code)
    return isCompiled(`/consumer/${file}`, files, { ...usual, ...options })
  }
  const [was, is] = [compiles(before), compiles(after)]
  return kind === 'ok' ? was && is : kind === 'breaks' ? was && !is : !was && is
}

const libraries = new Map<string, ts.SourceFile | undefined>()

function isCompiled(main: string, files: Map<string, string>, json: Record<string, unknown>): boolean {
  const { options } = ts.convertCompilerOptionsFromJson(json, '/consumer')
  const settings = { ...options, noEmit: true, types: [], skipLibCheck: true, allowArbitraryExtensions: true }
  const host = ts.createCompilerHost(settings, true)
  const { getSourceFile } = host
  const folders = [...files.keys()]
  Object.assign(host, {
    getSourceFile: (path: string, language: ts.CreateSourceFileOptions) => {
      const text = files.get(path)
      if (text !== undefined) return ts.createSourceFile(path, text, language, true)
      if (!libraries.has(path)) libraries.set(path, getSourceFile(path, language))
      return libraries.get(path)
    },
    fileExists: (path: string) => files.has(path),
    readFile: (path: string) => files.get(path) ?? ts.sys.readFile(path),
    directoryExists: (path: string) => folders.some((name) => name.startsWith(`${path.replace(/\/$/, '')}/`)),
    getDirectories: () => [],
    realpath: (path: string) => path,
    getCurrentDirectory: () => '/consumer',
  } satisfies Partial<ts.CompilerHost>)
  const program = ts.createProgram([main], settings, host)
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].length === 0
}
