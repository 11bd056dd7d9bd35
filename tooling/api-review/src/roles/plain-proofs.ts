import type { Finding } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { moduleOf } from '../compiler/stage.ts'
import { compileBoth, importText, sentenceOf } from './compile-both.ts'
import type { Break } from './breaks.ts'

/** A program that names an export, which may be gone or mean something else. */
export interface NamingProgram {
  entry: string
  symbol: string
  code: string
}

/** Programs that are compiled again; more would not be read. */
const mostProofs = 300

/** Programs of names; thousands of exports may be gone. */
const mostNamed = 2000

/**
 * Proves findings by plain code of a consumer, which compiles against the base as published and fails against the head. It replaces a witness that
 * compares with the base, and proves that a name is gone.
 */
export function withPlainProofs(
  findings: readonly Finding[],
  { breaks, named }: { breaks: readonly Break[]; named: readonly NamingProgram[] },
  { base, head }: { base: Side; head: Side },
  options: Record<string, unknown>,
  modules: ReadonlyMap<string, string>,
): Finding[] {
  const byCode = new Map(breaks.map((one) => [`${one.entry} ${one.code}`, one]))
  const replaced = findings
    .flatMap((finding) => {
      const plain = byCode.get(`${finding.witnessEntry ?? finding.entry} ${finding.witness}`)?.plain
      return plain === undefined ? [] : [{ finding, plain }]
    })
    .slice(0, mostProofs)
  const placeOf = ({ entry, symbol }: Pick<Finding, 'entry' | 'symbol'>) => `${entry} ${symbol}`
  const unproven = new Map(
    findings.filter(({ proof }) => proof === 'unproven').map((finding) => [placeOf(finding), finding]),
  )
  const gone = named
    .flatMap((program) => {
      const finding = unproven.get(placeOf(program))
      return finding ? [{ finding, plain: program.code }] : []
    })
    .slice(0, mostNamed)
  const attempts = [...replaced, ...gone]
  if (attempts.length === 0) return [...findings]
  const consumers = attempts.map(({ finding, plain }) => {
    const [own, other] = [base, head].map(({ entries }) => entries.get(finding.witnessEntry ?? finding.entry)) as [
      string,
      string,
    ]
    return {
      text: `${importText('L', './lib', base.files.get(own) ?? '')}\n${plain}\nexport {}\n`,
      modules: { base: moduleOf(own), head: moduleOf(other) },
    }
  })
  const sides = { base: base.files, before: base.files, after: head.files, head: head.files, modules }
  const compiled = [...compileBoth(consumers, sides, options)]
  const proofs = new Map<Finding, Pick<Finding, 'witness' | 'error' | 'proof'>>()
  for (const [index, { finding, plain }] of attempts.entries()) {
    const { before, after } = compiled[index] as (typeof compiled)[number]
    const [error] = after.errors
    if (before.errors.length === 0 && error && !proofs.has(finding))
      proofs.set(finding, { witness: plain, error: sentenceOf(error), proof: 'proven' })
  }
  return findings.map((finding) => ({ ...finding, ...proofs.get(finding) }))
}
