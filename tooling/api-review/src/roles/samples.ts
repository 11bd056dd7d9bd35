import type { Surroundings } from './surroundings.ts'

/** Types that stand for a type parameter. One that its constraint refuses makes a program that does not compile against the base. */
export const sampleTypes: readonly string[] = [
  'Opaque',
  "'a'",
  'string',
  'number',
  '{ a: 1 }',
  '{ a?: 1 }',
  '{ readonly a: 1 }',
  '[1, 2]',
  'readonly 1[]',
  'string | null',
  'Promise<string>',
  '() => void',
  '{ a: { b: 1 }; c: string }',
]

/**
 * Text of a type with a sample of its own in place of each `any` and `unknown`, which hide what is made of them.
 *
 * @param first - Index of the first sample.
 * @param given - Type in place of each of them instead.
 */
export function withSamples(text: string, first = 0, given?: string): string {
  let place = first
  const sample = () => (given === undefined ? sampleTypes[place++ % sampleTypes.length] : `(${given})`) as string
  return text.replaceAll(/\b(?:any|unknown)\b/g, sample)
}

/** Types with the properties that the texts of a template name: `a.b.c`. */
export const nestedSamples = ['{ a?: { b?: { c: 1 } } }', '{ a: { b: { c: 1 } } }'] as const

/** Texts that templates are tested by: `"a.b"`. */
export function testedTexts({ tested = [] }: Surroundings): string[] {
  return tested.filter((text) => text.startsWith('"'))
}

/**
 * Interfaces that code names and consumers declare: `Heir$Kind$type$of` extends `Kind`, and its `type` is made of what `this` has as `of`.
 */
export function heirsIn(code: string): string[] {
  return [...new Set(code.match(/\bHeir\$[\w$]+/g))].map((name) => {
    const [, base, member, ...others] = name.split('$')
    return `interface ${name} extends L.${base} { readonly ${member}: [${others.map((other) => `this['${other}']`).join(', ')}] }`
  })
}

/** Declaration of the first sample, which nothing else is assignable to. */
export const opaqueType = "interface Opaque { readonly ' opaque': 0 }"
