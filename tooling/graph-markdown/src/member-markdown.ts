import { firstSentence, type HastNode, type Member, type Prop, type Ref } from '@signpost/graph-model/model'
import { deprecationNodes, detailNodes, named, namedLink } from './docs-markdown.ts'
import type { LinkTargets } from './link-targets.ts'
import { code, h, tsBlock } from './nodes.ts'
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

/** Member in one line: its signature and its first sentence. */
export function memberLine(member: Member): HastNode {
  return h('li', ...lineNodes(member))
}

function lineNodes(member: Pick<Member, 'name' | 'signatures' | 'value'>): HastNode[] {
  const { signatures, value, name } = member
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

/** Prop of a component on one line, with its default value. */
export function propLine({ default: value, ...prop }: Prop): HastNode {
  const written = prop.signatures[0]?.docs.defaultValue
  const fallback: HastNode[] = written !== undefined ? [...written] : value === undefined ? [] : [code(value)]
  return h('li', ...lineNodes(prop), ...(fallback.length === 0 ? [] : [' Default: ', ...fallback]))
}

/** Markdown of one member. */
export function memberMarkdown(member: Member, refs: readonly Ref[], links: LinkTargets): string {
  return markdownOf(
    named(memberNodes(member), (index) => refs[index]?.text ?? ''),
    refs,
    links,
  )
}
