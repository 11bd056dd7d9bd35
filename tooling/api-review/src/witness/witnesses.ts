import ts from '#typescript'
import { protectedPrefix } from '../types/erase.ts'
import type { Unit } from '../types/positions.ts'
import type { Site } from '../types/sites.ts'
import { pairsFile } from '../types/stage.ts'
import { accessPart, accessUnit, type Scene } from './access.ts'

/** Consumer programs that may show a difference, best first. */
export function witnessesOf(scene: Scene, unit: Unit, site: Site): string[] {
  const written = accessUnit(scene, unit)
  if (written === undefined) return []
  // Explicit type arguments decide which overload a call finds; without them they are inferred.
  const inferring = site.rule === 'overload-changed' ? [written.replace(/^(typeof [\w.]+)<.*>$/, '$1')] : []
  const print = (type: ts.Type | undefined) => (type ? printType(scene, type) : 'unknown')
  const hasParameter = site.path.some(({ kind }) => kind === 'parameter')
  const codes = [written, ...inferring].flatMap((root) =>
    [false, ...(hasParameter ? [true] : [])].flatMap((isConstructor) => {
      const at = (count: number) => accessPart(root, site.path.slice(0, count), isConstructor)
      const place: Written = {
        whole: at(site.path.length),
        owner: at(Math.max(0, site.path.length - 1)),
        unit: unit.name,
      }
      return programsFor(site, place, print)
    }),
  )
  return [...new Set(codes)].map(withOpaqueTypes)
}

interface Written {
  /** Type at the place of the difference. */
  whole: string
  /** Type that has it. */
  owner: string
  unit: string
}

type Print = (type: ts.Type | undefined) => string

const none = 'declare const it: '

function programsFor(site: Site, place: Written, print: Print): string[] {
  const { whole, owner, unit } = place
  const key = JSON.stringify(site.name ?? '')
  const base = print(site.base)
  switch (site.rule) {
    case 'renamed':
    case 'property-removed':
      return site.name?.startsWith(protectedPrefix)
        ? [`class Consumer extends L.${unit} { read() { return this.${site.name.slice(protectedPrefix.length)} } }`]
        : [`${none}${whole}\nit[${key}]`]
    case 'property-added':
      return [
        `${none}Pick<${whole}, ${keysOf(site.base)}>\nconst value: ${whole} = it`,
        ...receiveAndProvide(whole, base),
      ]
    case 'property-made-required':
      return [`${none}Omit<${owner}, ${key}>\nconst value: ${owner} = it`]
    case 'readonly-added':
      return [`${none}${owner}\nit[${key}] = null!`]
    case 'undefined-made-explicit':
      return [`${none}${owner}\nconst value: { ${key}?: Exclude<${base}, undefined> } = it`]
    case 'becomes-weak':
      return [`${none}{ other: 1 }\nconst value: ${whole} = it`]
    case 'index-removed':
      return [`${none}${whole}\nit['any key']`, `${none}${whole}\nit[0]`]
    case 'any-removed':
      return [`${none}${whole}\nit.anything.goes`, `const value: ${whole} = { anything: 1 }`]
    case 'any-introduced':
      return [`${none}0 extends 1 & ${whole} ? true : false\nconst isAny: false = it`]
    case 'becomes-never':
      return [`${none}[${whole}] extends [never] ? true : false\nconst isNever: false = it`]
    case 'signature-added':
      return [`${none}Pick<${whole}, keyof ${whole}>\nconst value: ${whole} = it`]
    case 'signature-removed':
      return [
        `${none}${whole}\nconst value: ${site.name === 'construct' ? 'abstract new' : ''} (...list: never[]) => unknown = it`,
      ]
    default:
      return site.call || site.rule.startsWith('predicate')
        ? callsFor(site, whole, print)
        : receiveAndProvide(whole, base)
  }
}

function receiveAndProvide(whole: string, base: string): string[] {
  if (base === 'any') return [`${none}${whole}\nit.anything.goes`]
  return [`${none}${whole}\nconst value: ${base} = it`, `${none}${base}\nconst value: ${whole} = it`]
}

function callsFor(site: Site, whole: string, print: Print): string[] {
  if (site.rule.startsWith('predicate')) {
    const check = `${none}${whole}\ndeclare const value: unknown\n`
    const narrow = `const narrowed: ${print(site.base)} = value`
    return [`${check}if (it(value)) { ${narrow} }`, `${check}it(value)\n${narrow}`]
  }
  const call = site.call ?? []
  // With another overload for a call that leaves the parameter out, only an explicit `undefined` fails.
  const explicit = site.rule === 'parameter-made-required' && site.base ? [[...call, site.base]] : []
  return [call, ...explicit].flatMap((types) => callsWith(types, site, whole, print))
}

function callsWith(call: readonly ts.Type[], site: Site, whole: string, print: Print): string[] {
  const values = call.map((type, index) => `declare const value${index}: ${print(type)}`)
  const list = call.map((_, index) => `value${index}`).join(', ')
  const callback = `const value: ${whole} = (${call.map((type, index) => `value${index}: ${print(type)}`).join(', ')}) => null!`
  const results = [`it(${list})`, `new it(${list})`].map((result) => {
    const isTyped = site.rule === 'overload-changed'
    return [...values, `${none}${whole}`, isTyped ? `const result: ${print(site.base)} = ${result}` : result].join('\n')
  })
  return [...results, callback]
}

function keysOf(type: ts.Type | undefined): string {
  const names = type?.getProperties().filter(({ name }) => !name.startsWith('$')) ?? []
  return names.map(({ name }) => JSON.stringify(name)).join(' | ') || 'never'
}

function printType({ stage, entry }: Scene, type: ts.Type): string {
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
  const text = stage.checker.typeToString(type, stage.file(pairsFile(entry)), flags)
  return type.flags & ts.TypeFlags.Object && text.includes('=>') && !text.startsWith('{') ? `(${text})` : text
}

/** Declares the opaque types of a program, which stand for type arguments. */
function withOpaqueTypes(code: string): string {
  const names = [...new Set(code.match(/\$T\d/g) ?? [])].sort()
  return [...names.map((name) => `interface ${name} { readonly '${name}': 1 }`), code].join('\n')
}
