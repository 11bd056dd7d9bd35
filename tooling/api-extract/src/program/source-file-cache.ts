import { statSync } from 'node:fs'
import type ts from 'typescript'
import { blockScopeVars } from './block-scoped-vars.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'

/** Parsed files, shared by every program of one process. */
export interface SourceFileCache {
  /** The parsed file, read again only when its size or time of change is another; absent when there is no such file that may be read. */
  get(
    fileName: string,
    how: ts.CreateSourceFileOptions,
    settings: string,
    sources: SourceFiles,
  ): ts.SourceFile | undefined
}

/** What an extraction leaves behind for the next one of the same package. */
export interface WarmState {
  /** May be shared by several packages of one process. */
  cache: SourceFileCache
  /** The last program over the package's declarations. */
  program?: ts.Program
}

interface Entry {
  stamp: string
  file: ts.SourceFile
}

/**
 * Keeps parsed files by name and by the settings under which they were parsed and bound.
 *
 * A file bound by one program may be used by the next of equal settings, as a language service's registry does it.
 * Exported `var`s are read as `let` (`blockScopeVars`), for whichever package asks for the file first.
 */
export function sourceFileCache(): SourceFileCache {
  const entries = new Map<string, Entry>()
  return {
    get(fileName, how, settings, sources) {
      if (!sources.canRead(fileName)) return undefined
      const key = `${settings}|${how.impliedNodeFormat ?? ''}|${how.jsDocParsingMode ?? ''}|${fileName}`
      const stamp = stampOf(fileName)
      const known = entries.get(key)
      if (stamp === undefined) {
        entries.delete(key)
        return undefined
      }
      if (known?.stamp === stamp) return known.file
      const text = sources.readText(fileName)
      if (text === undefined) return undefined
      const file = compiler.createSourceFile(fileName, text, how)
      blockScopeVars(file)
      entries.set(key, { stamp, file })
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
