import { type Facet, firstSentence, type HastNode, type Member, type Prop, type Ref } from '@signpost/graph-model/model'
import { deprecationNodes, detailNodes, named, namedLink } from './docs-markdown.ts'
import type { LinkTargets } from './link-targets.ts'
import { code, h, inLine, tsBlock } from './nodes.ts'
import { signatureText, textOfTokens } from './signature-text.ts'
import { markdownOf } from './to-markdown.ts'

/** Member with its overloads: heading, signatures, docs. */
export function memberNodes(member: Member, level: 3 | 4 = 3): HastNode[] {
  const { name, signatures, overrides, implements: implemented } = member
  const [replaced] = [...overrides, ...implemented]
  return [
    h(`h${level}`, code(name)),
    ...signatures.flatMap((signature) => [
      tsBlock(signatureText(signature.line)),
      ...(signature.release === 'public' ? [] : [h('p', h('em', signature.release))]),
      ...deprecationNodes(signature.docs),
      ...signature.docs.summary,
      ...detailNodes(signature),
    ]),
    ...(replaced === undefined
      ? []
      : [h('p', `${overrides.length > 0 ? 'Overrides' : 'Implements'} `, namedLink(replaced))]),
  ]
}

type Listed = Pick<Member, 'name' | 'signatures' | 'value'>

/** Member in one line: its signature and its first sentence. */
export function memberLine(member: Listed): HastNode {
  return h('li', ...lineNodes(member))
}

/**
 * Items of a list for the overloads of a member, with everything that their comments say.
 *
 * @param fallback - Default value that no comment says.
 */
export function memberItems({ name, value, signatures }: Listed, fallback?: string): HastNode[] {
  return signatures.map((signature) => {
    const { docs, line } = signature
    return h(
      'li',
      code(value === undefined ? textOfTokens(line.tokens) : `${name} = ${value}`),
      ...(fallback === undefined ? [] : [' (default ', code(fallback), ')']),
      ...(docs.summary.length === 0 ? [] : [': ', ...inLine(docs.summary)]),
      ...deprecationNodes(docs),
      ...detailNodes(signature),
    )
  })
}

/** Declaration of a symbol without a page, its members in lists: on one line, or with everything that comments say. */
export function inlineFacet({ signatures, members }: Facet, inLines: boolean = false): HastNode[] {
  const items = members.flatMap((member) => (inLines ? [memberLine(member)] : memberItems(member)))
  return [
    ...signatures.flatMap((signature) => [
      tsBlock(signatureText(signature.line)),
      ...deprecationNodes(signature.docs),
      ...signature.docs.summary,
      ...(inLines ? [] : detailNodes(signature)),
    ]),
    ...(items.length === 0 ? [] : [h('ul', ...items)]),
  ]
}

/** Prop of a component with its default value: on one line, or with everything that its comment says. */
export function propItems({ default: value, ...prop }: Prop, inLines: boolean): HastNode[] {
  const written = prop.signatures[0]?.docs.defaultValue
  if (!inLines) return memberItems(prop, written === undefined ? value : undefined)
  const fallback: readonly HastNode[] = written ?? (value === undefined ? [] : [code(value)])
  return [h('li', ...lineNodes(prop), ...(fallback.length === 0 ? [] : [' Default: ', ...fallback]))]
}

function lineNodes({ signatures, value, name }: Listed): HastNode[] {
  const [first] = signatures
  const text = first === undefined ? name : textOfTokens(first.line.tokens)
  const overloads = signatures.length > 1 ? ` (${signatures.length} overloads)` : ''
  const deprecated = signatures.every(({ docs }) => docs.deprecated !== undefined) ? ' deprecated.' : ''
  const summary = firstSentence(
    signatures.map(({ docs }) => docs.summaryText).find((one) => one !== '') ?? '',
    Infinity,
  )
  return [
    code(value === undefined ? text : `${name} = ${value}`),
    `${overloads}${deprecated}${summary === '' ? '' : `: ${summary}`}`,
  ]
}

/** Markdown of one member. */
export function memberMarkdown(member: Member, refs: readonly Ref[], links: LinkTargets): string {
  return markdownOf(
    named(memberNodes(member), (index) => refs[index]?.text ?? ''),
    refs,
    links,
  )
}
