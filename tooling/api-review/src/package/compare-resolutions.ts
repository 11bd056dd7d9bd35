import { posix } from 'node:path'
import type { Finding } from '../findings.ts'
import { conditionsOf, resolveTarget } from './exports-map.ts'
import type { PackageFacts } from './facts.ts'
import { ruleFinding } from '../rules/rule-finding.ts'

/** How a program is loaded, and at most two conditions of what it is loaded for: `import` with `browser`. */
interface Consumer {
  format: 'import' | 'require'
  conditions: readonly string[]
}

/** Conditions that no consumer is named by: of types, of the sources of a repository, and those that always hold. */
const unnamed = /^(?:types(?:@.*)?|import|require|default|.*source)$/

/**
 * Compares what an entry point leads to for each consumer that the conditions of either side tell apart: those that found a file and
 * find none. Formats that are gone altogether have rules of their own.
 */
export function compareResolutions(base: PackageFacts, head: PackageFacts, subpath: string): Finding[] {
  // What consumers of declarations alone lose, the comparison of types says.
  if (!base.isLoaded && !head.isLoaded) return []
  const [before, after] = [base, head].map(({ entries }) => entries.find(([name]) => name === subpath)?.[1])
  const names = [...new Set([before, after].flatMap((value) => [...conditionsOf(value)]))].filter(
    (name) => !unnamed.test(name),
  )
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]))
  const formats = (['import', 'require'] as const).filter(
    (format) => head.formats.get(subpath)?.[format] === base.formats.get(subpath)?.[format],
  )
  const consumers = [[], ...names.map((name) => [name]), ...pairs]
    .flatMap((conditions) => formats.map((format): Consumer => ({ format, conditions })))
    .filter((consumer) => find(base, before, consumer) === 'found')
  const all = consumers.flatMap((consumer) => {
    const result = find(head, after, consumer)
    return result === 'found' ? [] : [{ consumer, result }]
  })
  if (all.length === 0) return []
  const lost = all.filter(({ consumer }) => !all.some((other) => includes(consumer, other.consumer)))
  const missing = [...new Set(lost.flatMap(({ result }) => (result === undefined ? [] : [result])))]
  const isAll = all.length === consumers.length
  const detail = [
    ...(isAll ? [] : [lost.map(({ consumer }) => nameOf(consumer)).join(', ')]),
    ...(missing.length > 0 ? [`${missing.join(', ')} not in the package`] : []),
  ]
  return [ruleFinding('entry-removed', subpath, detail.length > 0 ? detail.join('; ') : undefined)]
}

/** `found`, the path of a file that the package lacks, or undefined where no condition fits. Files are found where they are not known. */
function find({ files, isClosed }: PackageFacts, value: unknown, { format, conditions }: Consumer): string | undefined {
  const target = resolveTarget(value, new Set([format, ...conditions]))
  if (target === undefined) return undefined
  if (!files || !known.test(target)) return 'found'
  const path = posix.normalize(target)
  const others = isClosed ? [] : [`${path}.js`, `${path}.json`, posix.join(path, 'index.js'), 'index.js']
  const declared = path.replace(/\.([mc]?)js$/, '.d.$1ts')
  return [path, declared, ...others].some((name) => files.has(name)) ? 'found' : target
}

/** Files that a package is read with. */
const known = /\.(?:[mc]?js|json|css|wasm)$/

/** Whether a consumer has the conditions of another one, and more. */
function includes(consumer: Consumer, { format, conditions }: Consumer): boolean {
  const isFewer = conditions.length < consumer.conditions.length
  return isFewer && consumer.format === format && conditions.every((name) => consumer.conditions.includes(name))
}

function nameOf({ format, conditions }: Consumer): string {
  return conditions.length === 0 ? format : `${format} with ${conditions.join(' and ')}`
}
