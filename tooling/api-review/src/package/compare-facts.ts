import type { PackageRuleId } from '../rules/package-rules.ts'
import type { Finding } from '../findings.ts'
import { isInternalEntry } from '../limit-internal.ts'
import { findEntry, isOpen } from './exports-map.ts'
import { compareBundling, compareConditions } from './compare-bundling.ts'
import { compareInstallation } from './compare-installation.ts'
import { comparePublicTypes } from './compare-public-types.ts'
import { compareResolutions } from './compare-resolutions.ts'
import { isInStep, type PackageFacts } from './facts.ts'
import { ruleFinding } from '../rules/rule-finding.ts'
import { relateRanges } from './relate-ranges.ts'

/** Compares what two manifests promise. Findings of no subpath are of the entry point `.`. */
export function compareFacts(base: PackageFacts, head: PackageFacts): Finding[] {
  return [
    ...foldPatterns(compareEntries(base, head), base, head),
    ...compareEngines(base, head),
    ...comparePeers(base, head),
    ...compareInstallation(base, head),
    ...compareBundling(base, head),
    ...comparePublicTypes(base, head),
  ]
}

function compareEntries(base: PackageFacts, head: PackageFacts): Finding[] {
  const removed = base.entries.filter(([subpath]) => !leadsTo(head, subpath)).map(([subpath]) => subpath)
  const added = head.entries.filter(([subpath]) => !leadsTo(base, subpath)).map(([subpath]) => subpath)
  const deep = [...(head.deepFiles ? (base.deepFiles ?? []) : [])].filter((path) => !head.deepFiles?.has(path))
  const shared = base.entries.map(([subpath]) => subpath).filter((subpath) => head.formats.has(subpath))
  return [
    ...(!base.isClosed && head.isClosed ? [ruleFinding('deep-imports-closed', '.')] : []),
    ...removed.map((subpath) => ruleFinding('entry-removed', subpath)),
    ...added.map((subpath) => ruleFinding('entry-added', subpath)),
    ...deep.map((path) => ruleFinding('deep-file-removed', `./${path}`)),
    ...shared.flatMap((subpath) => [
      ...compareTypes(base, head, subpath),
      ...compareFormats(base, head, subpath),
      ...compareConditions(base, head, subpath),
      ...compareResolutions(base, head, subpath),
    ]),
  ]
}

/** Makes one finding of equal ones at the subpaths that a pattern leads to. */
function foldPatterns(findings: readonly Finding[], base: PackageFacts, head: PackageFacts): Finding[] {
  const patterns = new Map([...head.entries, ...base.entries].map(([subpath, , pattern]) => [subpath, pattern]))
  const folded = new Map<unknown, Finding>()
  for (const finding of findings) {
    const { rule, entry, symbol, message } = finding
    const pattern = patterns.get(entry)
    const parts = [rule, symbol, message, pattern, isInternalEntry(entry)]
    const key = pattern === undefined ? finding : JSON.stringify(parts)
    const first = folded.get(key)
    folded.set(key, first ? { ...first, also: [...(first.also ?? []), { entry, symbol }] } : finding)
  }
  return [...folded.values()]
}

/** Whether a subpath, or a pattern, can be imported. */
function leadsTo(facts: PackageFacts, subpath: string): boolean {
  const { written, isClosed, deepFiles } = facts
  if (isClosed || !deepFiles) return !isClosed || isOpen(findEntry(written, subpath)?.[1])
  const files = [`${subpath}.js`, `${subpath}/index.js`].map((path) => path.slice(2))
  return findEntry(written, subpath) !== undefined || files.some((path) => deepFiles.has(path))
}

function compareTypes(base: PackageFacts, head: PackageFacts, subpath: string): Finding[] {
  if (base.typed.has(subpath) === head.typed.has(subpath)) {
    const lost = (['import', 'require'] as const).filter((format) => {
      const [before, after] = [base, head].map(({ formats }) => formats.get(subpath)?.[format] !== undefined)
      if (!before && !after) return base.typeFormats.get(subpath)?.[format] && !head.typeFormats.get(subpath)?.[format]
      return before && after && head.untyped.has(`${format} ${subpath}`) && !base.untyped.has(`${format} ${subpath}`)
    })
    return lost.map((format) => ruleFinding('entry-types-removed', subpath, format))
  }
  return [ruleFinding(base.typed.has(subpath) ? 'entry-types-removed' : 'entry-types-added', subpath)]
}

function compareFormats(base: PackageFacts, head: PackageFacts, subpath: string): Finding[] {
  const [before, after] = [base.formats.get(subpath), head.formats.get(subpath)]
  if (!before || !after) return []
  const findings: Finding[] = []
  if (before.require === 'commonjs' && after.require !== 'commonjs')
    findings.push(ruleFinding('require-removed', subpath))
  else if (before.require === undefined && after.require !== undefined)
    findings.push(ruleFinding('module-format-added', subpath, 'require'))
  if (before.import !== undefined && after.import === undefined) findings.push(ruleFinding('import-removed', subpath))
  else if (before.import === undefined && after.import !== undefined)
    findings.push(ruleFinding('module-format-added', subpath, 'import'))
  else if (before.import !== after.import)
    findings.push(ruleFinding('module-format-changed', subpath, `${before.import} -> ${after.import}`))
  return [...findings, ...compareTypeFormats(base, head, subpath)]
}

/** Compares what types say of a file that is loaded as before: CommonJS with the types of a module cannot be required (TS1479). */
function compareTypeFormats(base: PackageFacts, head: PackageFacts, subpath: string): Finding[] {
  const of = ({ formats, typeFormats }: PackageFacts, way: 'import' | 'require') => ({
    loaded: formats.get(subpath)?.[way],
    typed: typeFormats.get(subpath)?.[way],
  })
  return (['import', 'require'] as const).flatMap((way) => {
    const [before, after] = [of(base, way), of(head, way)]
    const isOther = before.loaded === after.loaded && before.typed === before.loaded && after.typed !== after.loaded
    const detail = `types of ${way}: ${before.typed} -> ${after.typed}`
    return isOther && after.typed ? [ruleFinding('module-format-changed', subpath, detail)] : []
  })
}

function compareEngines(base: PackageFacts, head: PackageFacts): Finding[] {
  return [...new Set([...base.engines.keys(), ...head.engines.keys()])].flatMap((name) => {
    const [before, after] = [base.engines.get(name) ?? '*', head.engines.get(name) ?? '*']
    const relation = relateRanges(before, after)
    if (relation === 'same') return []
    const rule: PackageRuleId = relation === 'narrowed' ? 'engines-narrowed' : 'engines-widened'
    return [ruleFinding(rule, '.', `${before} -> ${after}`, `engines.${name}`)]
  })
}

function comparePeers(base: PackageFacts, head: PackageFacts): Finding[] {
  return [...new Set([...base.peers.keys(), ...head.peers.keys()])].flatMap((name) => {
    const [before, after] = [base.peers.get(name), head.peers.get(name)]
    const one = (rule: PackageRuleId, detail: string) => [ruleFinding(rule, '.', detail, `peerDependencies.${name}`)]
    if (!after) return one('peer-removed', before?.range ?? '')
    if (!before) return one(after.isOptional ? 'optional-peer-added' : 'peer-added', after.range)
    const ranges = `${before.range} -> ${after.range}`
    if (before.range !== after.range && isInStep(base, before.range) && isInStep(head, after.range))
      return [
        ...(before.isOptional && !after.isOptional ? one('peer-added', after.range) : []),
        ...one('peer-in-step', ranges),
      ]
    const relation = relateRanges(before.range, after.range)
    return [
      ...(before.isOptional && !after.isOptional ? one('peer-added', after.range) : []),
      ...(!before.isOptional && after.isOptional ? one('peer-made-optional', after.range) : []),
      ...(relation === 'narrowed' ? one('peer-narrowed', ranges) : []),
      ...(relation === 'widened' ? one('peer-widened', ranges) : []),
    ]
  })
}
