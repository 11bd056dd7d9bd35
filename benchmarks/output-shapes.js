const numbers = (count) => Array.from({ length: count }, (_, index) => index)
const lines = (count, line) => numbers(count).map(line).join('\n')
const entry = (text) => ({ 'index.d.ts': `${text}\nexport {}\n` })
const extending = (index) => (index === 0 ? '' : ` extends B${index - 1}`)

/** Declarations whose output could grow faster than they do: their files by a size. */
export const shapes = {
  'chain of interfaces': {
    size: 300,
    filesOf: (count) => entry(lines(count, (at) => `export interface B${at}${extending(at)} { m${at}: 0 }`)),
  },
  'chain of classes with statics': {
    size: 300,
    filesOf: (count) =>
      entry(lines(count, (at) => `export class B${at}${extending(at)} { m${at}: 0; static s${at}: 0 }`)),
  },
  'chain of generic interfaces': {
    size: 300,
    filesOf: (count) =>
      entry(
        lines(count, (at) => `export interface B${at}<T>${at === 0 ? '' : ` extends B${at - 1}<T[]>`} { m${at}: T }`),
      ),
  },
  'chain of unexported interfaces below two exports': {
    size: 300,
    filesOf: (count) =>
      entry(
        `${lines(count, (at) => `interface B${at}${extending(at)} { m${at}: 0 }`)}\n` +
          `${lines(count, (at) => `export interface E${at} extends B${count - 1} { e${at}: 0 }`)}`,
      ),
  },
  'one base of many members with as many heirs': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export interface Base { ${lines(count, (at) => `m${at}: 0;`)} }\n` +
          lines(count, (at) => `export interface H${at} extends Base { h${at}: 0 }`),
      ),
  },
  'one heir of many bases with as many heirs of its own': {
    size: 300,
    filesOf: (count) =>
      entry(
        `${lines(count, (at) => `export interface B${at} { m${at}: 0 }`)}\n` +
          `export interface All extends ${numbers(count).map((at) => `B${at}`)} {}\n` +
          lines(count, (at) => `export interface H${at} extends All { h${at}: 0 }`),
      ),
  },
  'one base of many overloads with as many heirs': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export class Base { ${lines(count, (at) => `on(event: ${at}): void;`)} }\n` +
          lines(count, (at) => `export class H${at} extends Base { on(event: any): void }`),
      ),
  },
  'unexported interface of many members in many signatures': {
    size: 300,
    filesOf: (count) =>
      entry(
        `interface Node { ${lines(count, (at) => `m${at}: 0;`)} }\n` +
          lines(count, (at) => `export function f${at}(node: Node): Node`),
      ),
  },
  'unexported union of many in many aliases': {
    size: 300,
    filesOf: (count) =>
      entry(
        `type All = ${numbers(count)
          .map((at) => `'${at}'`)
          .join(' | ')}\n` + lines(count, (at) => `export type A${at} = All`),
      ),
  },
  'exported union of many in many aliases': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export type All = ${numbers(count)
          .map((at) => `'${at}'`)
          .join(' | ')}\n` + lines(count, (at) => `export type A${at} = All | ${at}`),
      ),
  },
  'mapped type of many members in many aliases': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export interface All { ${lines(count, (at) => `m${at}: 0;`)} }\n` +
          lines(count, (at) => `export type A${at} = { readonly [K in keyof All]?: All[K] | ${at} }`),
      ),
  },
  'keys of an interface of many members in many aliases': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export interface All { ${lines(count, (at) => `m${at}: 0;`)} }\n` +
          `${lines(count, (at) => `export type A${at} = Exclude<keyof All, 'm${at}'>`)}\n` +
          lines(count, (at) => `export type P${at} = Omit<All, 'm${at}'>`),
      ),
  },
  'typeof a constant of many members': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export const all: { ${lines(count, (at) => `m${at}: 0;`)} }\n` +
          lines(count, (at) => `export type A${at} = typeof all`),
      ),
  },
  'literal of many properties': {
    size: 1500,
    filesOf: (count) => entry(`export const all: { ${lines(count, (at) => `p${at}: ${at};`)} }`),
  },
  'documented literal of many properties': {
    size: 1500,
    filesOf: (count) => entry(`export const all: {\n${lines(count, (at) => `/** Number ${at}. */\np${at}: ${at};`)} }`),
  },
  'interface of many members': {
    size: 1500,
    filesOf: (count) => entry(`export interface All { ${lines(count, (at) => `m${at}: ${at};`)} }`),
  },
  'union of many literals': {
    size: 1500,
    filesOf: (count) =>
      entry(
        `export type All = ${numbers(count)
          .map((at) => `'${at}'`)
          .join(' | ')}`,
      ),
  },
  'discriminated union of many objects': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export type All = ${numbers(count)
          .map((at) => `{ kind: 'k${at}'; m${at}: 0 }`)
          .join(' | ')}`,
      ),
  },
  'types that all name each other by one': {
    size: 300,
    filesOf: (count) =>
      entry(
        `export interface Hub { ${lines(count, (at) => `m${at}: S${at};`)} }\n` +
          lines(count, (at) => `export interface S${at} { hub: Hub }`),
      ),
  },
  'one type under many names': {
    size: 300,
    filesOf: (count) =>
      entry(
        `interface A { m: 0 }\nexport { ${numbers(count)
          .map((at) => `A as A${at}`)
          .join(', ')} }`,
      ),
  },
  'interface of many members under as many names': {
    size: 300,
    filesOf: (count) =>
      entry(
        `interface A { ${lines(count, (at) => `m${at}: 0;`)} }\nexport { ${numbers(count)
          .map((at) => `A as A${at}`)
          .join(', ')} }`,
      ),
  },
  'namespace of many members under as many names': {
    size: 100,
    filesOf: (count) => ({
      'parts.d.ts': lines(count, (at) => `export declare const c${at}: 0`),
      ...entry(lines(count, (at) => `import * as n${at} from './parts.js'\nexport { n${at} }`)),
    }),
  },
  'namespaces that contain each other': {
    size: 25,
    filesOf: (count) => ({
      ...Object.fromEntries(
        numbers(count).map((at) => [
          `n${at}.d.ts`,
          `export declare const c${at}: 0\nexport * as next from './n${(at + 1) % count}.js'\n`,
        ]),
      ),
      ...entry(lines(count, (at) => `export * as n${at} from './n${at}.js'`)),
    }),
  },
  'class of many type parameters with as many members': {
    size: 100,
    filesOf: (count) =>
      entry(
        `export interface A<${numbers(count).map((at) => `T${at}`)}> { ${lines(count, (at) => `m${at}: T${at};`)} }\n` +
          `export interface H extends A<${numbers(count)}> {}`,
      ),
  },
  'augmented interfaces': {
    size: 300,
    filesOf: (count) => entry(`declare global { ${lines(count, (at) => `interface G${at} { m: 0 }`)} }`),
  },
}
