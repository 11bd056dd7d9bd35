import type { Docs, HastNode, Parameter, Signature, TypeParameter } from '@signpost/graph-model/model'
import { code, h, inLine, refLink, tsBlock } from './nodes.ts'
import { textOfTokens } from './signature-text.ts'

/** Everything that a signature's own comment says, below its summary. */
export function detailNodes(signature: Signature): HastNode[] {
  const { typeParameters, parameters, returns, parts, variants, docs } = signature
  const documented = typeParameters.filter(
    (one) => one.doc.length > 0 || one.docs || one.parts || one.constraint || one.default,
  )
  return [
    ...labelled('Type parameters', documented.map(typeParameterItem)),
    ...labelled(
      'Variants',
      (variants?.of ?? []).map((variant) =>
        h('li', code(variant.value), ': ', code(textOfTokens(variant.type)), ...rowNodes({ doc: [], ...variant })),
      ),
    ),
    ...labelled('Parts', partItems(parts)),
    ...labelled('Parameters', partItems(parameters)),
    ...returnsNodes(returns),
    ...(signature.resolved ? [label('Resolves to'), tsBlock(textOfTokens(signature.resolved))] : []),
    ...docsNodes(docs),
  ]
}

function returnsNodes(returns: Signature['returns']): HastNode[] {
  if (returns === undefined) return []
  const type = textOfTokens(returns.type)
  if (returns.doc.length === 0 && returns.docs === undefined && returns.parts === undefined) return []
  return [
    h('p', h('strong', 'Returns'), ...(type === '' ? [] : [' ', code(type)]), ...described(returns.doc.slice(0, 1))),
    ...returns.doc.slice(1),
    ...rowNodes({ ...returns, doc: [] }),
  ]
}

/** Blocks of a doc comment after its summary. */
function docsNodes(docs: Docs): HastNode[] {
  return [
    ...(docs.defaultValue ? headed('Default', docs.defaultValue) : []),
    ...labelled(
      'Throws',
      docs.throws.map((nodes) => h('li', ...inLine(nodes))),
    ),
    ...(docs.remarks.length > 0 ? [label('Remarks'), ...docs.remarks] : []),
    ...docs.examples.flatMap(({ title, content }) => [
      label(title === '' ? 'Example' : `Example: ${title}`),
      ...content,
    ]),
    ...docs.blocks.map(({ tag, content }) => h('div', ...headed(tag, content))),
    ...labelled(
      'See',
      docs.see.map((nodes) => h('li', ...inLine(nodes))),
    ),
    ...(docs.inheritedFrom === undefined ? [] : [h('p', 'Documented by ', refLink(docs.inheritedFrom, linkText))]),
  ]
}

/** Content whose first paragraph begins with a label. */
function headed(name: string, content: readonly HastNode[]): HastNode[] {
  return [h('p', h('strong', name), ' ', ...inLine(content.slice(0, 1))), ...content.slice(1)]
}

/** Placeholder that {@link named} replaces by the text of a reference. */
const linkText = '\uE000'

/** Gives links without a text of their own that of their target. */
export function named(nodes: readonly HastNode[], textOf: (index: number) => string): HastNode[] {
  return nodes.map((node): HastNode => {
    if (typeof node === 'string') return node
    const [tagName, properties, ...children] = node
    if (tagName === 'a' && properties !== 0 && (children.length === 0 || children[0] === linkText)) {
      return [tagName, properties, code(textOf(Number(properties['dataRef'])))]
    }
    return [tagName, properties, ...named(children, textOf)]
  })
}

/** Link to a reference, with its text as code. */
export function namedLink(index: number): HastNode {
  return refLink(index, linkText)
}

/** Message of a deprecation; empty without one. */
export function deprecationNodes({ deprecated }: Docs): HastNode[] {
  return deprecated ? [h('blockquote', ...headed('Deprecated', deprecated))] : []
}

function label(text: string): HastNode {
  return h('p', h('strong', text))
}

function labelled(text: string, items: readonly HastNode[]): HastNode[] {
  return items.length === 0 ? [] : [label(text), ...list(items)]
}

function list(items: readonly HastNode[]): HastNode[] {
  return items.length === 0 ? [] : [h('ul', ...items)]
}

function described(doc: readonly HastNode[]): HastNode[] {
  return doc.length === 0 ? [] : [': ', ...inLine(doc)]
}

function typeParameterItem(one: TypeParameter): HastNode {
  return h(
    'li',
    code(one.name),
    ...(one.constraint ? [' extends ', code(textOfTokens(one.constraint))] : []),
    ...(one.default ? [', default ', code(textOfTokens(one.default))] : []),
    ...rowNodes(one),
  )
}

function parameterItem(one: Parameter): HastNode {
  const facts = [
    ...(one.rest ? ['rest'] : []),
    ...(one.optional ? ['optional'] : []),
    ...(one.default === undefined ? [] : ['default ']),
  ]
  const type = textOfTokens(one.type)
  return h(
    'li',
    code(one.name === '' ? type : one.name),
    ...(one.name === '' || type === '' ? [] : [' ', code(type)]),
    ...(facts.length === 0
      ? []
      : [` (${facts.join(', ')}`, ...(one.default === undefined ? [] : [code(one.default)]), ')']),
    ...rowNodes(one),
  )
}

/** Text, tags and parts of a row, at any depth. */
function rowNodes({ doc, docs, parts }: Pick<Parameter, 'doc' | 'docs' | 'parts'>): HastNode[] {
  return [
    ...described(doc),
    ...(docs ? [...deprecationNodes(docs), ...docsNodes(docs)] : []),
    ...list(partItems(parts)),
  ]
}

function partItems(parts: readonly Parameter[] = []): HastNode[] {
  return parts.map(parameterItem)
}
