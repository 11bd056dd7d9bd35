import { expect, test } from 'vitest'
import { coverageBadge } from './coverage-badge.ts'

const words = { documented: 'Documented', checked: 'Checked <examples>' }

test('a badge has the shares of a package, as text too', () => {
  const svg = coverageBadge({ symbols: 3, documented: 2, withExample: 1, examples: 4, checked: 4 }, words)
  expect(svg).toContain('<title>Documented: 66%, Checked &lt;examples&gt;: 100%</title>')
  expect(svg.match(/<text [^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
    'Documented',
    '66%',
    'Checked &lt;examples&gt;',
    '100%',
  ])
  const width = Number(/<svg [^>]*width="(\d+)"/.exec(svg)?.[1])
  const last = /.*<rect x="(\d+)" width="(\d+)"/s.exec(svg)
  expect(Number(last?.[1]) + Number(last?.[2])).toBe(width)
})

test('a badge says nothing of what was not checked, or is not there', () => {
  expect(coverageBadge({ symbols: 4, documented: 4 }, words)).toContain('<title>Documented: 100%</title>')
  expect(coverageBadge({ symbols: 0, documented: 0, examples: 0, checked: 0 }, words)).toContain('width="0"')
})
