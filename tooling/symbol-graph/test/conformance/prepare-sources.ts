import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  moduleDetection: 'force',
  strict: true,
  skipLibCheck: true,
  types: [],
}

/**
 * Makes a package of a case extractable: gives it a compiler configuration when it has none and, when it has sources
 * instead of declarations, lets its manifest name the declarations that are made from them in memory.
 */
export function prepareSources(packageDir: string): void {
  const names = readdirSync(packageDir, { recursive: true, encoding: 'utf8' })
  const sources = names.filter(
    (name) => /\.[cm]?tsx?$/u.test(name) && !/\.d\.[cm]?ts$/u.test(name) && !name.includes('node_modules'),
  )
  const hasConfig =
    existsSync(path.join(packageDir, 'tsconfig.json')) || existsSync(path.join(packageDir, 'tsconfig.build.json'))
  const hasSources = sources.length > 0

  if (!hasConfig) {
    const emit = hasSources
      ? { declaration: true, declarationMap: true, emitDeclarationOnly: true, rootDir: '.', outDir: '.' }
      : {}
    const config = { compilerOptions: { ...compilerOptions, ...emit }, ...(hasSources ? { files: sources } : {}) }
    writeFileSync(path.join(packageDir, 'tsconfig.json'), `${JSON.stringify(config)}\n`)
  }
  const file = path.join(packageDir, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  if (manifest['types'] === undefined && manifest['exports'] === undefined) manifest['types'] = './index.d.ts'
  const text = JSON.stringify(manifest, undefined, 2)
  const declared = hasSources && !hasConfig ? text.replace(/(?<!\.d)\.ts"/gu, '.d.ts"') : text
  writeFileSync(file, declared)
}
