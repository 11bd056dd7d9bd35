import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRules } from '../rules/all-rules.ts'
import { rulePage } from './rule-page.ts'

const site = join(import.meta.dirname, '../../../../apps/site')

test('the address of a rule is on the site, where its page has an anchor for it', () => {
  const config = readFileSync(join(site, 'site.config.ts'), 'utf8')
  const url = /\n {2}url: '([^']+)'/.exec(config)?.[1]
  const docs = /\n {4}path: '(\/docs)'/.exec(config)?.[1]
  const text = readFileSync(join(site, 'content/docs/en/reference/api-review-rules.md'), 'utf8')
  for (const rule of Object.keys(allRules)) {
    expect(rulePage(rule)).toBe(`${url}${docs}/reference/api-review-rules#${rule}`)
    expect(text).toContain(`{#${rule}}`)
  }
})
