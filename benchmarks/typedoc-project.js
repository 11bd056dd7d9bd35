import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const compilerOptions = {
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
}

/**
 * Writes the files that TypeDoc needs to document declaration files in one program.
 *
 * @param options - Further options of TypeDoc.
 * @returns Path of its options file.
 */
export function writeTypedocProject(folder, entryPoints, out, options) {
  const tsconfig = join(folder, 'tsconfig.json')
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }))
  const file = join(folder, 'typedoc.json')
  writeFileSync(file, JSON.stringify({ entryPoints, tsconfig, out, skipErrorChecking: true, ...options }))
  return file
}
