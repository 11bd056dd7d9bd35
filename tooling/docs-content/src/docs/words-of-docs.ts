import type { Markdown, Rendered } from '@signpost/markdown'
import type { CommentSample } from '@signpost/graph-model'
import { alignHeadings } from './align-headings.ts'
import { nameOf } from './doc-address.ts'
import type { DocsPlan, Renderer } from './plan-docs.ts'
import type { LocaleDocs } from './read-docs.ts'
import type { ReadDoc } from './render-doc.ts'
import { renderDoc } from './render-doc.ts'
import { withSamples } from './comment-samples.ts'

/** A doc in a language, rendered. */
export interface SpokenDoc {
  doc: ReadDoc
  /** The language of the text. */
  lang: string
  rendered: Rendered
  samples: readonly CommentSample[]
  title: string
  /** Name in lists. */
  label: string
  description: string
}

/**
 * Renders every published doc in every locale. A doc without a translation is the default locale's, rendered once; a
 * translated one gets the original's heading ids (R2.101).
 *
 * @param locales - The default locale's docs first
 * @returns by locale, then by id
 */
export function renderDocs(
  plan: DocsPlan,
  locales: readonly LocaleDocs[],
  { markdown, diagnostics, serveImage }: Renderer,
): Map<string, Map<string, SpokenDoc>> {
  const context = {
    markdown,
    diagnostics,
    serveImage,
    ids: new Set(plan.originals.keys()),
    brokenMarkdownLinks: plan.config.checks.brokenMarkdownLinks,
    brokenLinks: plan.config.checks.brokenLinks,
  }
  const spoken = new Map(locales.map(({ locale }) => [locale, new Map<string, SpokenDoc>()]))
  for (const [id, original] of plan.originals) {
    const home = locales.find(({ docs }) => docs.get(id) === original)!.locale
    const first = speak(original, home, renderDoc(original, context), markdown)
    for (const { locale, docs } of locales) {
      const doc = translationOf(id, docs)
      const words = doc && doc !== original ? speak(doc, locale, renderTranslation(doc), markdown) : first
      spoken.get(locale)!.set(id, words)

      function renderTranslation(translation: ReadDoc): Rendered {
        const noted = diagnostics.length
        const rendered = renderDoc(translation, context)
        const alignment = alignHeadings(first.rendered.headings, rendered.headings)
        if (alignment.kind === 'equal') return rendered
        if (alignment.kind === 'by order') {
          // The second rendering reports the same diagnostics again.
          diagnostics.length = noted
          return renderDoc(translation, context, alignment.ids)
        }
        diagnostics.push({
          code: 'heading-ids-differ',
          severity: 'warning',
          file: translation.source.shown,
          found: `${rendered.headings.length} headings where the original has ${first.rendered.headings.length}`,
          expected: `the ids of the original: ${alignment.missing.join(', ') || 'no others'}`,
          nextStep: 'Write the same headings, or end each with the id of its original: {#id}.',
        })
        return rendered
      }
    }
  }
  return spoken

  /** One that is a draft is not there yet (R2.61). */
  function translationOf(id: string, docs: LocaleDocs['docs']): ReadDoc | undefined {
    const doc = docs.get(id)
    return doc?.frontMatter.draft === true && !plan.withDrafts ? undefined : doc
  }
}

function speak(doc: ReadDoc, lang: string, rendered: Rendered, markdown: Markdown): SpokenDoc {
  const { frontMatter } = doc
  const { content, samples } = withSamples(rendered.content, markdown)
  const title = frontMatter.title ?? (rendered.title || nameOf(doc.id))
  return {
    doc,
    lang,
    rendered: { ...rendered, content },
    samples,
    title,
    label: frontMatter.sidebar_label ?? title,
    description: frontMatter.description ?? (rendered.text || title),
  }
}
