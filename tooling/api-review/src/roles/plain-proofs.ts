import type { Finding } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { moduleOf } from '../compiler/stage.ts'
import { hasMark, loosenStandIns } from '../parse/stand-ins.ts'
import { compileBoth, sentenceOf } from './compile-both.ts'
import { programText } from './find-breaks.ts'
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
  { base, head, stubs, modules: found }: PublishedSides & { stubs: ReadonlyMap<string, string> },
  options: Record<string, unknown>,
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
  const sides = { base, head, modules: stubs }
  const proofs = new Map<Finding, Pick<Finding, 'witness' | 'error' | 'proof'>>()
  for (const { finding, plain, error } of findBroken([...replaced, ...gone], sides, options))
    if (!proofs.has(finding)) proofs.set(finding, { witness: plain, error, proof: 'proven' })
  return withoutGuesses(
    findings.map((finding) => ({ ...finding, ...proofs.get(finding) })),
    { base, head, modules: found },
    stubs,
    options,
  )
}

/** Code of a consumer that may prove a finding. */
export interface Attempt {
  finding: Finding
  plain: string
}

/** Both sides as published, and the modules that they import. */
export interface PublishedSides {
  base: Side
  head: Side
  modules: ReadonlyMap<string, string>
}

/** Attempts that compile against the base as published and fail against the head, each with the sentence of the compiler. */
export function findBroken(
  attempts: readonly Attempt[],
  sides: PublishedSides,
  options: Record<string, unknown>,
): (Attempt & { error: string })[] {
  const isRequired = ({ plain }: Attempt) => /= require\('\.\/lib'\)/.test(plain)
  // The only mode of ES modules in which `import = require` is allowed.
  const mixed = { ...options, module: 'Preserve', moduleResolution: 'Bundler' }
  return [
    ...breakingOf(
      attempts.filter((attempt) => !isRequired(attempt)),
      sides,
      options,
    ),
    ...breakingOf(attempts.filter(isRequired), sides, mixed),
  ]
}

function breakingOf(
  attempts: readonly Attempt[],
  { base, head, modules }: PublishedSides,
  options: Record<string, unknown>,
): (Attempt & { error: string })[] {
  if (attempts.length === 0) return []
  const modulesAt = (entry: string) => {
    const [own, other] = [base, head].map(({ entries }) => moduleOf(entries.get(entry) as string)) as [string, string]
    return { base: own, head: other }
  }
  const consumers = attempts.map(({ finding, plain }) => {
    const entry = finding.witnessEntry ?? finding.entry
    const modules = modulesAt(entry)
    const library = base.files.get(base.entries.get(entry) as string) ?? ''
    return { text: programText(plain, modules.base, library), modules, moduleOf: modulesAt }
  })
  const sides = { base: base.files, before: base.files, after: head.files, head: head.files, modules }
  // One after the other: what was compiled keeps the types of its program in memory.
  return Array.from(compileBoth(consumers, sides, options), ({ before, after }, index) => {
    const [error] = after.errors
    return before.errors.length === 0 && error ? [{ ...(attempts[index] as Attempt), error: sentenceOf(error) }] : []
  }).flat()
}

/**
 * Takes back proofs that rest on what is not known of types of packages that are not installed, or on names that no file declares; those
 * past the limit stay.
 *
 * @param stubs - Modules with which the proofs were found.
 */
function withoutGuesses(
  findings: readonly Finding[],
  { base, head, modules }: PublishedSides,
  stubs: ReadonlyMap<string, string>,
  options: Record<string, unknown>,
): Finding[] {
  const loosened = new Map([...modules].map(([path, text]) => [path, loosenStandIns(text)]))
  if ([...stubs].every(([path, text]) => loosened.get(path) === text)) return [...findings]
  const guesses = findings.filter(({ proof, witness }) => proof === 'proven' && witness !== undefined)
  const written = guesses.filter(({ witness }) => !hasMark(witness as string))
  const tried = written.slice(0, mostNamed).map((finding) => ({ finding, plain: finding.witness as string }))
  const kept = new Set(findBroken(tried, { base, head, modules: loosened }, options).map(({ finding }) => finding))
  for (const finding of written.slice(mostNamed)) kept.add(finding)
  const lost = new Set(guesses.filter((finding) => !kept.has(finding)))
  return findings.map((finding) => {
    if (!lost.has(finding)) return finding
    const { witness: _, error: __, ...others } = finding
    return { ...others, proof: 'unproven' }
  })
}
