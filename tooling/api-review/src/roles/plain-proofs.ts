import type { Finding } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { compileBoth, importText, sentenceOf } from './compile-both.ts'
import type { Break } from './breaks.ts'

/** Programs that are compiled again; more would not be read. */
const mostProofs = 300

/**
 * Replaces witnesses that compare with the base by plain code of a consumer, where it shows the break as well: it compiles
 * against the base as published and fails against the head.
 */
export function withPlainProofs(
  findings: readonly Finding[],
  breaks: readonly Break[],
  { base, head }: { base: Side; head: Side },
  options: Record<string, unknown>,
  modules: ReadonlyMap<string, string>,
): Finding[] {
  const byCode = new Map(breaks.map((one) => [`${one.entry} ${one.code}`, one]))
  const attempts = findings
    .flatMap((finding) => {
      const found = byCode.get(`${finding.entry} ${finding.witness}`)
      return found?.plain === undefined ? [] : [{ finding, plain: found.plain, modules: found.modules }]
    })
    .slice(0, mostProofs)
  if (attempts.length === 0) return [...findings]
  const consumers = attempts.map(({ plain, modules: paths }) => ({
    text: `${importText('L', './lib', base.files.get(`${paths.base}.d.ts`) ?? '')}\n${plain}\nexport {}\n`,
    modules: paths,
  }))
  const sides = { base: base.files, before: base.files, after: head.files, head: head.files, modules }
  const compiled = [...compileBoth(consumers, sides, options)]
  const proofs = new Map<Finding, Pick<Finding, 'witness' | 'error'>>()
  for (const [index, { finding, plain }] of attempts.entries()) {
    const { before, after } = compiled[index] as (typeof compiled)[number]
    const [error] = after.errors
    if (before.errors.length === 0 && error) proofs.set(finding, { witness: plain, error: sentenceOf(error) })
  }
  return findings.map((finding) => ({ ...finding, ...proofs.get(finding) }))
}
