import { dirname, join } from 'node:path'
import type ts from 'typescript'
import { extractPackage } from '../src/extraction/extract-package.ts'
import type { Extraction } from '../src/extraction/extract-package.ts'
import { sourceFileCache } from '../src/program/source-file-cache.ts'
import { compiler } from '../src/typescript.ts'
import { temporaryFolder, writeFiles } from './temporary-package.ts'

const cache = sourceFileCache()
const config = { compilerOptions: { target: 'ES2022', module: 'NodeNext', strict: true, types: [] }, include: ['src'] }

const libraries = new Map<string, ts.SourceFile | undefined>()

/** Host that parses the files of the compiler's own library once for all programs. */
function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = compiler.createCompilerHost(options)
  const folder = host.getDefaultLibLocation!()
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!name.startsWith(folder)) return host.getSourceFile(name, ...rest)
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, ...rest))
      return libraries.get(name)
    },
  }
}

/** Extraction of a package with these files: from its sources, or from the declarations that the compiler writes for them. */
export function extract(files: Record<string, string>, isBuilt = false): Extraction {
  const packageDir = join(temporaryFolder(), 'core')
  const [main] = Object.keys(files) as [string]
  const types = isBuilt ? main.replace('src/', 'dist/').replace(/\.([jt])s$/u, '.d.ts') : main
  writeFiles(packageDir, {
    'package.json': {
      name: '@acme/core',
      version: '1.0.0',
      ...(main.endsWith('.ts') ? { type: 'module' } : {}),
      types,
    },
    'tsconfig.json': config,
    ...files,
  })
  if (isBuilt) {
    const options = { declaration: true, declarationMap: true, allowJs: true, emitDeclarationOnly: true, types: [] }
    const names = Object.keys(files).map((file) => join(packageDir, file))
    const folders = { rootDir: join(packageDir, 'src'), outDir: join(packageDir, 'dist') }
    const all = { ...options, ...folders, target: compiler.ScriptTarget.ES2022 }
    compiler.createProgram(names, all, hostFor(all)).emit()
  }
  return extractPackage({ packageDir, root: dirname(packageDir) }, { cache })
}

/** Places and first words of the comments that are reported. */
export function lost(text: string | Record<string, string>, isBuilt?: boolean): string[] {
  return lostIn(extract(typeof text === 'string' ? { 'src/index.ts': text } : text, isBuilt))
}

/** Places and first words of the comments that an extraction reports. */
export function lostIn({ facts }: Extraction): string[] {
  return facts.diagnostics
    .filter(({ code }) => code === 'AX-COMMENT' || code === 'AX-FACTS')
    .map(
      ({ file, line, column, found }) =>
        `${file}:${line}:${column} ${/"(?<words>[^"]*)"/u.exec(found)!.groups!['words']}`,
    )
    .sort()
}

/** Comments that facts have, in their order: of modules, declarations, members and parts. */
export function comments({ facts, files }: Extraction): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      if (typeof one === 'string' && /comment$/iu.test(key)) found.push(...(one.match(/Text \d/gu) ?? []))
      else visit(one)
    }
  }
  visit({ ...facts, diagnostics: [] })
  for (const [name, text] of files) if (name.endsWith('.api.json')) visit(JSON.parse(text))
  return [...new Set(found)].sort()
}
