import type { ContentDiagnostic } from '../reader/model.ts'
import type { Category } from './category.ts'
import { readCategory } from './category.ts'
import { docId } from './doc-address.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { ReadDoc } from './render-doc.ts'
import type { LocaleSources } from './source-file.ts'

/** A locale's docs and categories, read. */
export interface LocaleDocs {
  locale: string
  docs: ReadonlyMap<string, ReadDoc>
  categories: ReadonlyMap<string, Category>
}

/** Reads front matter and categories. Of two files with one id (`a.md`, `a.mdx`) the first is the doc. */
export function readDocs(sources: LocaleSources, diagnostics: ContentDiagnostic[]): LocaleDocs {
  const docs = new Map<string, ReadDoc>()
  for (const source of sources.files) {
    const id = docId(source.path)
    const other = docs.get(id)
    if (other) {
      diagnostics.push({
        code: 'duplicate-id',
        severity: 'warning',
        file: source.shown,
        found: `the id "${id}", which ${other.source.shown} has`,
        expected: 'one file for an id',
        nextStep: 'Rename one of the two. The first one was used.',
      })
      continue
    }
    docs.set(id, { id, source, ...splitFrontMatter(source, diagnostics) })
  }
  const categories = new Map(sources.categories.map((file) => [file.folder, readCategory(file, diagnostics)]))
  return { locale: sources.locale, docs, categories }
}
