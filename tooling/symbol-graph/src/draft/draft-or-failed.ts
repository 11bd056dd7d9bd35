import type { Diagnostic } from '@signpost/diagnostics'
import { firstSentence, longestListed } from '@signpost/graph-model/model'
import type { Markdown } from '@signpost/markdown'
import type { CommentReader } from '../docs/read-comment.ts'
import { type PackageSource, withoutDeclarations } from '../read/package-source.ts'
import type { PackageDraft } from './draft.ts'
import { draftAugmentations } from './draft-augmentations.ts'
import { draftPackage } from './draft-package.ts'
import { renderReadme } from './readme.ts'
import { visibleHashes } from './visible-hashes.ts'

/**
 * Drafts one package. An error becomes a diagnostic, and the package gets the status `failed`. The draft holds no
 * references to the source declarations.
 *
 * @param source - Its doc models and declarations are removed while drafting.
 * @param readme - Rendered README of an earlier draft; absent to render it.
 */
export function draftOrFailed(
  source: PackageSource,
  comments: CommentReader,
  markdown: Markdown,
  readme?: PackageDraft['readme'],
): PackageDraft {
  try {
    const symbols = draftPackage(source, comments)
    const modules = draftModules(source, comments)
    return {
      source: {
        ...withoutDeclarations(source),
        description: source.description || descriptionIn(modules, source.name),
      },
      symbols,
      visible: new Map(symbols.map((symbol) => [symbol.id, visibleHashes(symbol)])),
      augmentations: draftAugmentations(source, comments),
      modules,
      ...(source.readme === undefined
        ? {}
        : { readme: readme ?? renderReadme(source.readme.text, source.readme.file, markdown) }),
    }
  } catch (cause) {
    const diagnostic: Diagnostic = {
      code: 'SG-PACKAGE-FAILED',
      severity: 'error',
      file: `${source.repoPath}/package.json`,
      found: cause instanceof Error ? cause.message.split('\n')[0]! : String(cause),
      expected: 'facts and doc models that belong together',
      nextStep: 'Extract the package again; if it persists, report it with the files of its .api folder.',
    }
    return {
      source: { ...withoutDeclarations(source), status: 'failed', diagnostics: [...source.diagnostics, diagnostic] },
      symbols: [],
      visible: new Map(),
      augmentations: [],
      modules: [],
    }
  }
}

/** Doc comments of the entry points that have one, with their file as a path from the repository's root. */
function draftModules({ repoPath, facts }: PackageSource, comments: CommentReader): PackageDraft['modules'] {
  return facts.entryPoints.flatMap(({ specifier, types, moduleComment, moduleSource = types }) =>
    moduleComment === undefined
      ? []
      : [{ specifier, file: `${repoPath}/${moduleSource}`, comment: comments.read(moduleComment) }],
  )
}

/** Sentence about a package in the comment of its main entry point; empty for none. */
function descriptionIn(modules: PackageDraft['modules'], name: string): string {
  const main = modules.find(({ specifier }) => specifier === name)
  return firstSentence(main?.comment.summaryText ?? '', longestListed)
}
