import { plainText } from '@signpost/graph-model/model'
import type { Docs, Member, Signature, SymbolPage, Token } from '@signpost/graph-model/model'

/** Formats a symbol's page for a terminal. */
export function formatSymbol(symbol: SymbolPage): string {
  const { page, refs } = symbol
  const lines = [`${symbol.id} (${page.kind}${symbol.deprecated ? ', deprecated' : ''})`]
  if (symbol.release !== 'public') lines.push(`  ${symbol.release}`)
  if (symbol.aliasOf !== undefined) lines.push(`  alias of ${refs[symbol.aliasOf]!.id}`)
  for (const { importLine } of symbol.exportedAs) lines.push(`  ${importLine}`)
  for (const facet of symbol.facets) {
    lines.push('')
    for (const signature of facet.signatures) lines.push(...formatSignature(signature, '  '))
    for (const member of facet.members) lines.push(...formatMember(member))
    for (const { from, members, total } of facet.inherited) {
      const names = members.map(({ name }) => name)
      const others = total > members.length ? [`${total - members.length} more`] : []
      lines.push(`    from ${refs[from]!.id}: ${[...names, ...others].join(', ')}`)
    }
    for (const from of facet.inheritedElsewhere ?? []) lines.push(`    more through ${refs[from]!.id}`)
  }
  if (symbol.children.length > 0) lines.push('', `  contains ${symbol.children.map(({ id }) => id).join(', ')}`)
  for (const { kind, refs: ends } of symbol.relations) {
    lines.push(`  ${kind} ${ends.map((end) => refs[end]!.id).join(', ')}`)
  }
  return `${lines.join('\n')}\n`
}

/** Text of a signature's tokens on one line. */
export function tokensText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'number' ? (token === 0 ? ' ' : '') : typeof token === 'string' ? token : token[0],
    )
    .join('')
}

function formatMember({ signatures, value }: Member): string[] {
  return signatures.flatMap((signature) => formatSignature(signature, '    ', value))
}

function formatSignature({ line, docs, source, parameters }: Signature, indent: string, value?: string): string[] {
  const text = tokensText(line.tokens)
  const place = source === undefined ? '' : `  ${source.file}:${source.line}`
  return [
    `${indent}${text}${value === undefined || text.endsWith(value) ? '' : ` = ${value}`}${place}`,
    ...docsLines(docs).map((doc) => `${indent}  ${doc}`),
    ...parameters.flatMap(({ name, doc }) => (doc.length === 0 ? [] : [`${indent}  ${name} - ${plainText(doc)}`])),
  ]
}

function docsLines({ summaryText, deprecated }: Docs): string[] {
  return [
    ...(summaryText === '' ? [] : [summaryText]),
    ...(deprecated === undefined ? [] : [`Deprecated: ${plainText(deprecated)}`]),
  ]
}
