import { switchOff, unusedSwitches, type Diagnostic } from '@signpost/diagnostics'
import { describeSystemError, inheritedClaim, OutputError, SupersededError } from '@signpost/files'
import { buildContent } from './build-content.ts'
import { SiteConfigError } from './config/site-config-error.ts'
import { VersionError } from './cut-version.ts'
import { ContentError } from './docs/content-error.ts'
import type { BuildOptions } from './open-sources.ts'
import { writeContent } from './write-content.ts'

/** Written configuration and docs. */
export interface WrittenDocs {
  /** Findings that are not switched off. */
  diagnostics: readonly Diagnostic[]
  /** Switches without a finding. */
  unused: readonly Diagnostic[]
  /** Number of findings that the configuration switches off. */
  offCount: number
  /** Number of docs of the default locale. */
  docs: number
  locales: readonly string[]
}

/**
 * Turns configuration and docs into data and writes it: the step of a build.
 *
 * @param options - With `drafts`, drafts are docs too.
 * @param out - Folder to write.
 * @param confirm - Called right before the manifest is written; throws when a newer build writes it.
 * @throws Error with a message for the author.
 */
export async function writeDocs(
  options: BuildOptions,
  out: string,
  confirm: () => void = inheritedClaim().confirm,
): Promise<WrittenDocs> {
  const manifest = await buildContent(options)
    .then((content) => writeContent(content, out, confirm))
    .catch((error: unknown) => {
      throw new DocsError(docsErrorOf(error), { cause: error })
    })
  const { kept, offCount } = switchOff(manifest.diagnostics, manifest.off)
  const [standard] = manifest.locales
  return {
    diagnostics: kept,
    unused: unusedSwitches(manifest.diagnostics, manifest.off, ['docs-content']),
    offCount,
    docs: standard!.versions.reduce((sum, version) => sum + version.docs.length, 0),
    locales: manifest.locales.map(({ locale }) => locale),
  }
}

/** Docs that could not be written; its message is for the author. */
class DocsError extends Error {
  override readonly name = 'DocsError'
}

const known = [DocsError, SiteConfigError, ContentError, VersionError, OutputError, SupersededError]

/** Describes an error for the author; one that is a bug of ours names where it happened. */
export function docsErrorOf(error: unknown): string {
  const isKnown = known.some((one) => error instanceof one)
  return isKnown ? (error as Error).message : (describeSystemError(error) ?? unexpected(error))
}

function unexpected(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = /\/(?<place>[\w.-]+:\d+):\d+\)?$/m.exec(stack)?.groups?.['place'] ?? 'an unknown place'
  return `Found an unexpected error at ${place}: ${message.split('\n', 1)[0]!}. Report it with the configuration and the docs.`
}
