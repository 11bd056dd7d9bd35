import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deepest, widthClass } from '#app/api/signature-lines.ts'

const code = readFileSync(new URL('code.css', import.meta.url), 'utf8')

test('every class of highlighted code has a colour', () => {
  const classes = [
    'changed',
    'comment',
    'constant',
    'deleted',
    'function',
    'inserted',
    'keyword',
    'link',
    'parameter',
    'property',
    'string',
    'type',
  ]
  for (const name of classes) expect(code).toMatch(new RegExp(`\\.tok-${name}\\b`))
})

test('every width and depth of a signature has a rule', () => {
  for (let width = 1; width <= 96; width++) expect(code).toContain(`.${widthClass(width)} .ln`)
  for (let depth = 1; depth <= deepest; depth++) expect(code).toContain(`.d${depth} {`)
})
