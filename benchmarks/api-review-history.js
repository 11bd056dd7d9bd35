import { overall } from '../tooling/api-review/dist/findings.js'
import { compare } from '../tooling/api-review/dist/diff.js'
import { readSide } from '../tooling/api-review/dist/parse/read-side.js'
import { requiredBump } from '../tooling/api-review/dist/release/required-bump.js'

export const title = "API review of published versions, beside each release's own bump"

/** Adjacent published versions: majors, minors and patches, the newest of each on 2026-11-24. */
const pairs = {
  rxjs: '5.5.12 6.0.0, 6.6.7 7.0.0, 7.4.0 7.5.0, 7.5.7 7.6.0, 7.6.0 7.7.0, 7.7.0 7.8.0, 7.5.5 7.5.6, 7.5.6 7.5.7, 7.8.0 7.8.1, 7.8.1 7.8.2',
  zod: '1.11.17 3.0.0, 3.25.76 4.0.0, 4.2.1 4.3.0, 4.3.6 4.4.0, 4.4.3 4.5.0, 4.5.4 4.6.0, 4.6.3 4.6.4, 4.6.4 4.6.5, 4.6.5 4.6.6, 4.6.6 4.6.7',
  jotai:
    '1.13.1 2.0.0, 2.20.3 3.0.0, 2.16.2 2.17.0, 2.17.1 2.18.0, 2.18.1 2.19.0, 2.19.1 2.20.0, 2.20.0 2.20.1, 2.20.1 2.20.2, 2.20.2 2.20.3, 3.0.0 3.0.1',
  commander:
    '13.1.0 14.0.0, 14.0.3 15.0.0, 11.0.0 11.1.0, 12.0.0 12.1.0, 13.0.0 13.1.0, 15.0.0 15.1.0, 10.0.0 10.0.1, 14.0.0 14.0.1, 14.0.1 14.0.2, 14.0.2 14.0.3',
  immer:
    '9.0.21 10.0.0, 10.2.0 11.0.0, 10.0.4 10.1.0, 10.1.3 10.2.0, 11.0.1 11.1.0, 11.1.21 11.2.3, 11.1.20 11.1.21, 11.2.3 11.2.7, 11.2.7 11.2.9, 11.2.9 11.2.10',
  '@tanstack/query-core':
    '4.44.0 5.0.0, 5.104.5 5.105.0, 5.105.3 5.106.0, 5.106.1 5.107.1, 5.107.1 5.108.0, 5.104.4 5.104.5, 5.105.0 5.105.1, 5.105.1 5.105.2, 5.105.2 5.105.3, 5.106.0 5.106.1',
}

const sizes = ['none', 'patch', 'minor', 'major']

/** Prints every pair on which both differ, with the breaks that decide. Takes a network. */
export async function measure() {
  const counts = { equal: 0, larger: 0, smaller: 0 }
  let milliseconds = 0
  for (const [name, text] of Object.entries(pairs)) {
    const sides = new Map()
    const sideOf = (version) => {
      const side = sides.get(version) ?? readSide(`npm:${name}@${version}`)
      sides.set(version, side)
      return side
    }
    for (const pair of text.split(', ')) {
      const [base, head] = pair.split(' ')
      const [before, after] = [sideOf(base), sideOf(head)]
      const started = performance.now()
      const findings = compare(before, after)
      milliseconds += performance.now() - started
      const ours = requiredBump(overall(findings).pragmatic, base)
      const theirs = bumpOf(base, head)
      const difference = sizes.indexOf(ours) - sizes.indexOf(theirs)
      // A release that changes no declaration still needs a version.
      const isEqual = difference === 0 || (ours === 'none' && theirs === 'patch')
      counts[isEqual ? 'equal' : difference > 0 ? 'larger' : 'smaller'] += 1
      if (isEqual) continue
      console.log(`  ${name} ${base} -> ${head}: released as ${theirs}, reviewed as ${ours}`)
      if (difference > 0) for (const line of deciding(findings, ours)) console.log(`      ${line}`)
    }
  }
  const all = counts.equal + counts.larger + counts.smaller
  return [
    { figure: 'verdict is the bump of the release', value: counts.equal, unit: `of ${all}` },
    { figure: 'verdict is larger', value: counts.larger, unit: '' },
    { figure: 'verdict is smaller', value: counts.smaller, unit: '' },
    { figure: 'one pair, without its download', value: milliseconds / all / 1000, unit: 's' },
  ]
}

function bumpOf(base, head) {
  const [before, after] = [base, head].map((version) => version.split('.'))
  return before[0] !== after[0] ? 'major' : before[1] !== after[1] ? 'minor' : 'patch'
}

function deciding(findings, level) {
  const decisive = findings.filter(({ pragmatic }) => pragmatic === level)
  const lines = decisive.slice(0, 6).map(({ entry, symbol, rule, message, proof }) => {
    return `${entry} ${symbol} [${rule}] ${message} (${proof})`
  })
  return decisive.length > lines.length ? [...lines, `and ${decisive.length - lines.length} more`] : lines
}
