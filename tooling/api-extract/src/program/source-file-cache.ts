import { statSync } from 'node:fs'
import { digest } from '@signpost/files'
import type ts from 'typescript'
import { blockScopeVars } from './block-scoped-vars.ts'
import { plainScript } from './plain-script.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'

/** Parsed files, shared by all programs of a process. */
export interface SourceFileCache {
  /** The parsed file, read again only when its size or modification time changed; absent when it is missing or refused. */
  get(
    fileName: string,
    how: ts.CreateSourceFileOptions,
    settings: string,
    sources: SourceFiles,
  ): ts.SourceFile | undefined
}

/** State that one extraction of a package passes to the next. */
export interface WarmState {
  /** May be shared by several packages. */
  cache: SourceFileCache
  /** The last program over the package's declarations. */
  program?: ts.Program
  /** State of the program over its sources, when declarations are made from them. */
  sources?: WarmState
  /** Declarations of each source under `isolatedDeclarations`, where they depend on that file alone. */
  emitted?: WeakMap<ts.SourceFile, EmittedFile>
}

/** Declarations made from one source. */
export interface EmittedFile {
  /** Text by path. */
  files: readonly (readonly [string, string])[]
  diagnostics: readonly ts.Diagnostic[]
}

interface Entry {
  stamp: string
  /** Digest of the text, for the log of a program that reuses the file. */
  digest: string
  file: ts.SourceFile
}

/**
 * Caches parsed files by name and by the settings with which they are parsed and bound.
 *
 * A file that one program has bound is reused by the next with equal settings, as in the document registry of the
 * language service. Exported `var`s are marked as `let` (`blockScopeVars`), and scripts are rewritten (`plainScript`).
 */
export function sourceFileCache(): SourceFileCache {
  const entries = new Map<string, Entry>()
  return {
    get(fileName, how, settings, sources) {
      if (!sources.canRead(fileName)) return undefined
      const key = `${settings}|${how.impliedNodeFormat ?? ''}|${how.jsDocParsingMode ?? ''}|${fileName}`
      const generated = sources.generated?.get(fileName)
      const stamp = generated === undefined ? stampOf(fileName) : `generated:${digest(generated)}`
      const known = entries.get(key)
      if (stamp === undefined) {
        entries.delete(key)
        return undefined
      }
      if (known?.stamp === stamp) {
        if (generated === undefined) sources.log.add('text', fileName, known.digest)
        return known.file
      }
      const text = sources.readText(fileName)
      if (text === undefined) return undefined
      const file = compiler.createSourceFile(fileName, plainScript(fileName, text), how)
      blockScopeVars(file)
      entries.set(key, { stamp, digest: sources.log.get('text', fileName) ?? '', file })
      return file
    },
  }
}

function stampOf(fileName: string): string | undefined {
  try {
    const { mtimeMs, size } = statSync(fileName)
    return `${mtimeMs}:${size}`
  } catch {
    return undefined
  }
}
