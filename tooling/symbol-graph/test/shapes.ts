/** Declarations of a package by file, in shapes that authors and bundlers write. */
export const shapes: Record<string, Record<string, string> | string> = {
  'mixin-function': `
type Constructor<T = {}> = new (...args: any[]) => T
export declare function Named<T extends Constructor>(base: T): { new (...args: any[]): { /** Name. */ name: string; rename(to: string): void }; of(): void } & T
declare class Root { root: number; static made: number }
declare const Own_base: { new (...args: any[]): { name: string; rename(to: string): void }; of(): void } & typeof Root
export declare class Own extends Own_base { w: 1 }`,
  'mixin-of-mixins': `
interface A { a: 1 }
interface B { b(): void }
declare const Own_base: (new () => A) & (new () => B) & { zero: 0 }
export declare class Own extends Own_base { own: 1 }
export declare class Deeper extends Own { deep: 1 }`,
  'typeof-global': `
declare global { var theTool: { cut(): void; weld: number } }
type Tool = typeof theTool
export interface Own extends Tool { w: 1 }`,
  'typeof-globalThis': `
declare global { function honk(): void }
type G = Pick<typeof globalThis, 'honk'>
export interface Own extends G { w: 1 }`,
  'typeof-merged': `
declare function run(): void
declare namespace run { function again(): void; const times: number; interface Hidden { h: 1 } }
type Run = typeof run
export interface Own extends Run { w: 1 }`,
  'typeof-class': `
declare class Base { made: 1; static of(): Base; static kinds: string[] }
type Statics = typeof Base
export interface Own extends Statics { w: 1 }`,
  'typeof-namespace': `
declare namespace inner { export namespace deep { function dig(): void; const depth: number } }
type Deep = typeof inner.deep
export interface Own extends Deep { w: 1 }`,
  'typeof-default': {
    'index.d.ts': `import verbs, * as all from './verbs.js'
type D = typeof verbs
type All = typeof all
export interface Own extends D { w: 1 }
export interface Whole extends All { w: 1 }`,
    'verbs.d.ts': `declare const verbs: { lift(): void; lower: number }\nexport default verbs\nexport declare const more: 1`,
  },
  'typeof-import': {
    'index.d.ts': `type A = typeof import('./verbs.js')
export interface Own extends A { w: 1 }
export interface Part extends Omit<typeof import('./verbs.js'), 'lift'> {}`,
    'verbs.d.ts': `export declare function lift(): void\nexport declare const lower: number\nexport declare enum Mode { On }\nexport * from './more.js'`,
    'more.d.ts': `export declare const more: 1\nexport declare namespace inner { const x: 1 }`,
  },
  'typeof-enum': `
declare enum Mode { On = 1, Off = 0 }
type M = typeof Mode
export interface Own extends M { w: 1 }`,
  'hidden-chain': `
/** @internal */ export declare class A<T> { a: T; protected pa: T; private hid; static sa(): void; [key: number]: T; constructor(one: T) }
/** @hidden */ export declare class B<T> extends A<T[]> { b: T; get bb(): T; set bb(to: T) }
/** @private */ export declare class C extends B<string> { c: 1 }
export declare class Own extends C { w: 1 }
export declare class Child extends Own { child: 1 }`,
  'hidden-abstract': `
/** @internal */ export declare abstract class A { abstract go(): void; abstract readonly size: number; protected abstract inner(): void }
/** @internal */ export declare abstract class B extends A { go(): void; stop?(): void }
export declare abstract class Own extends B { inner(): void }
export declare class Real extends Own { size: 1 }`,
  'hidden-interfaces': `
/** @internal */ export interface A { (n: number): string; a: 1 }
/** @hidden */ export interface B extends A { new (n: number): B; [key: string]: any; b: 1 }
export interface Own extends B { w: 1 }
export interface Child extends Own { child: 1 }`,
  'hidden-implements': `
/** @internal */ export interface A { a: 1; aa?(): void }
export declare class Own implements A { a: 1; w: 1 }`,
  generics: `
interface Holder<T, K extends string> { get<P extends T>(key: K): P; value: T; map<U>(f: (t: T) => U): Holder<U, K> }
/** @internal */ export interface Inner<T> extends Holder<T, 'k'> { inner: T }
export interface Own<T extends object> extends Inner<Partial<T>> { w: 1 }
export declare class OwnClass<T> implements Own<any> { value: any; get<P>(key: 'k'): P; map<U>(f: (t: any) => U): any; inner: any; w: 1 }`,
  'extends-intersection': `
type A = { a: 1 } & { b(): void } & { readonly [key: string]: unknown }
export interface Own extends A { w: 1 }`,
  'extends-mapped': `
type Keys = 'one' | 'two' | 'three-four'
type M = { readonly [K in Keys as \`get\${Capitalize<K>}\`]?: () => K }
export interface Own extends M { w: 1 }
export interface Rec extends Record<Keys | 5, string> { w: '1' }`,
  'extends-conditional': `
type If<T> = T extends string ? { text: T; length(): number } : { value: T }
export interface Own extends If<'a'> { w: 1 }
type C = If<number>
export interface Other extends C { w: 1 }`,
  'extends-indexed': `
interface All { inner: { deep: { a: 1; b(): void } } }
type D = All['inner']['deep']
export interface Own extends D { w: 1 }`,
  'extends-instance': `
declare class Base { a: 1; b(): void; protected c: 1 }
type I = InstanceType<typeof Base>
export interface Own extends I { w: 1 }
export interface Ret extends ReturnType<() => { r: 1 }> { w: 1 }`,
  'extends-class-interface': `
declare class Base { a: 1; private b: 1; static c: 1 }
export interface Own extends Base { w: 1 }`,
  'class-expression': `
export declare const Own: { new (n: number): { a: 1; b(): void }; readonly prototype: { a: 1 }; made(): void }
export declare class Child extends Own { w: 1 }`,
  'class-constructor-interface': `
interface Thing { a: 1; go(): void }
interface ThingConstructor { new (n: number): Thing; readonly prototype: Thing; of(n: number): Thing }
declare var Thing: ThingConstructor
export { Thing }
export declare class Own extends Thing { w: 1 }`,
  'export-equals': {
    'index.d.ts': `
declare class Own { a: 1; static s: 1 }
declare namespace Own { interface Options { o: 1 } function helper(): void; const version: string; class Inner extends Own { inner: 1 } }
interface Own { merged: 1 }
export = Own`,
  },
  'export-equals-function': {
    'index.d.ts': `
declare function run(): run.Result
declare namespace run { interface Result extends Base { r: 1 } }
interface Base { b: 1 }
export = run`,
  },
  'export-equals-const': {
    'index.d.ts': `
interface Tool { (x: number): void; cut(): void; [k: number]: string }
declare const tool: Tool & { extra: 1 }
export = tool`,
  },
  'ambient-modules': {
    'index.d.ts': `/// <reference path="./b.d.ts" />
declare module 'ambient-modules' { import { Base } from 'ambient-modules/b'; export class Own extends Base { w: 1 } export default Own }`,
    'b.d.ts': `declare module 'ambient-modules/b' { export class Base { b: 1 } }
declare module 'ambient-modules/b' { export interface Late { l: 1 } interface Base { added: 1 } }`,
  },
  'reference-path': {
    'index.d.ts': `/// <reference path="./g.d.ts" />
export interface Own extends GlobalBase { w: 1 }
export declare class Klass extends GlobalClass { w: 1 }`,
    'g.d.ts': `/// <reference path="./g2.d.ts" />
interface GlobalBase extends GlobalRoot { g: 1 }
declare class GlobalClass { c: 1; static s: 1 }`,
    'g2.d.ts': `interface GlobalRoot { root: 1 }`,
  },
  'reference-lib': `/// <reference lib="es2020" />
export declare class Own extends Error { w: 1 }
export declare class Mapped extends Map<string, number> { m: 1 }`,
  'reference-types': {
    'index.d.ts': `/// <reference types="dep" />
export interface Own extends DepGlobal { w: 1 }
export interface Own2 extends DepAdded { w: 1 }`,
    'node_modules/dep/package.json': `{"name":"dep","version":"1.0.0","types":"index.d.ts"}`,
    'node_modules/dep/index.d.ts': `export {}\ndeclare global { interface DepGlobal { d: 1 } interface DepAdded { add(): void } }`,
  },
  'global-in-dependency': {
    'index.d.ts': `import 'dep'
declare global { interface DepGlobal { more: 1 } }
export interface Own extends DepGlobal { w: 1 }`,
    'node_modules/dep/package.json': `{"name":"dep","version":"1.0.0","types":"index.d.ts"}`,
    'node_modules/dep/index.d.ts': `export {}\ndeclare global { interface DepGlobal { d: 1 } }`,
  },
  'augmented-dependency': {
    'index.d.ts': `import { Dep } from 'dep'
declare module 'dep' { interface Dep { added: 1 } }
export interface Own extends Dep { w: 1 }
export declare class Klass extends DepClass { w: 1 }
import { DepClass } from 'dep'`,
    'node_modules/dep/package.json': `{"name":"dep","version":"1.0.0","types":"index.d.ts"}`,
    'node_modules/dep/index.d.ts': `export interface Dep { d: 1 }\nexport declare class DepClass { a: 1; static b(): void; constructor(n: number) }`,
  },
  'augmented-own-module': {
    'index.d.ts': `export * from './a.js'
declare module './a.js' { interface Own { added: 1 } }`,
    'a.d.ts': `export declare class Own { a: 1 }`,
  },
  'index-signatures': `
export interface Own { [key: string]: unknown; [key: number]: string; [key: symbol]: number; [key: \`x-\${string}\`]: string; w: 1 }
export interface Child extends Own { c: 1 }`,
  accessors: `
export declare class Own { get a(): number; set a(to: number | string); static get s(): 1; set only(to: 1); protected get p(): 1; get [Symbol.toStringTag](): string }
export interface Face { get f(): 1; set f(to: 1) }
export declare class Child extends Own { get a(): 1 }`,
  'unique-symbols': `
export declare const key: unique symbol
declare const hidden: unique symbol
/** @internal */ export interface Base { [key]: 1; [hidden](): void; [Symbol.iterator](): Iterator<1> }
export interface Own extends Base { w: 1 }
export declare class Klass { static readonly tag: unique symbol; [Klass.tag]: 1; [key](): void; [Symbol.asyncIterator](): AsyncIterator<1> }`,
  'private-constructor': `
export declare class Own { private constructor(); a: 1; static of(): Own }
export declare class Prot { protected constructor(n: number); a: 1 }
export declare class Child extends Prot { w: 1 }`,
  'partly-hidden-overloads': `
export declare class Own { /** @internal */ go(n: number): void; go(s: string): void; /** @internal */ constructor(a: 1); constructor(a: 2); static of(): 1; /** @internal */ static of(n: 1): 1 }
export interface Face { /** @internal */ go(n: number): void; go(s: string): void;
/** @internal */ gone(): void }
export interface Child extends Face { c: 1 }
export declare function run(a: 1): void
/** @internal */ export declare function run(a: 2): void`,
  'odd-names': `
export interface Own { 'a-b': 1; 5: 1; ''?: 1; __proto: 1; __double(): void; constructor: Function; toString(): string; 'new': 1; call: 1; index: 1; (x: 1): 2; new (x: 1): 2; [k: string]: any }
export interface Child extends Pick<Own, 'a-b' | '__proto' | '__double'> { c: 1 }`,
  'private-names': `
export declare class Own { #secret; private a; protected b: 1;
/** @private */ c: 1; public d: 1 }
export interface Child extends Own { c: 1 }`,
  'merged-three': `
export declare class Own { a: 1; static s: 1 }
export interface Own extends Base { b: 1 }
export declare namespace Own { const c: 1; interface Options { o: 1 } }
interface Base { base: 1 }`,
  'merged-interfaces': `
export interface Own { a: 1 }
interface X { x: 1 }
/** @internal */ export interface Y { y: 1 }
export interface Own extends X { b: 1 }
export interface Own extends Y { go(n: 1): void }
export interface Own { go(n: 2): void }`,
  're-exports': {
    'index.d.ts': `export * as space from './a.js'\nexport { A as Renamed, default as Other } from './a.js'\nexport type { B } from './a.js'\nexport { default } from './a.js'`,
    'a.d.ts': `export declare class A { a: 1 }\nexport interface B extends A { b: 1 }\nexport default class Main extends A { m: 1 }`,
  },
  'bundled-aliases': {
    'index.d.ts': `declare class Client$1 { c: 1; send(): void }
declare class Sub extends Client$1 { s: 1 }
interface Options$2 { o: 1 }
interface Own extends Options$2 { w: 1 }
export { Client$1 as Client, Sub, type Own, Options$2 as Options }`,
  },
  'import-default-base': {
    'index.d.ts': `declare const Own_base: typeof import('./base.js').default
export declare class Own extends Own_base { w: 1 }
export interface Face extends InstanceType<typeof import('./base.js').default> { f: 1 }`,
    'base.d.ts': `export default class Engine { e: 1; static s(): void }`,
  },
  'import-equals': {
    'index.d.ts': `import inner = space.inner
declare namespace space { namespace inner { interface Base { b: 1 } class Klass { k: 1; static s: 1 } } }
export interface Own extends inner.Base { w: 1 }
export declare class K extends inner.Klass { w: 1 }
export { inner }`,
  },
  'this-types': `
interface Fluent { and(): this; or<T>(this: T): T }
/** @internal */ export interface Base extends Fluent { base: 1 }
export interface Own extends Base, Omit<Fluent, 'and'> { w: 1 }`,
  'literal-unions': `
type U = { kind: 'a'; both: 1 } | { kind: 'b'; both: 2; only: 1 }
type Both = Pick<U, 'kind' | 'both'>
export interface Own extends Both { w: 1 }`,
  'function-base': `
type Fn = (a: 1) => 2
export interface Called extends Fn { w: 1 }
type Ctor = abstract new (a: 1) => object
export interface Made extends Ctor { w: 1 }`,
  'implements-nearer-base': `
interface Root { root: 1; go(): void }
interface Face extends Root { face: 1 }
declare class Base { b: 1 }
interface Base extends Middle {}
interface Middle extends Root {}
export declare class Own extends Base implements Face { face: 1 }`,
  'global-namespace': `
declare global { namespace Space { interface Base { b: 1; go(): void } class Klass { k: 1; static s: 1 } } }
export declare class Own { w: 1 }
export interface Own extends Space.Base {}
export declare class Child extends Own { c: 1 }
export declare class Under extends Space.Klass { u: 1 }`,
  'ambient-global-namespace': {
    'index.d.ts': `/// <reference path="./events.d.ts" />\n/// <reference path="./stream.d.ts" />`,
    'stream.d.ts': `declare module 'ambient-global-namespace' { import { Emitter } from 'ambient-global-namespace/events'; class Stream extends Emitter { s: 1 } namespace Stream { class Inner extends Stream { i: 1 } } export = Stream }`,
    'events.d.ts': `declare module 'ambient-global-namespace/events' {
  class Emitter<T = any> { e: T }
  interface Emitter<T = any> extends Space.Emitter<T> {}
  global { namespace Space { interface Emitter<T = any> { names(): T; get(): void } } }
  export = Emitter
  namespace Emitter { export { Emitter } }
}`,
  },
  'call-and-construct': `
interface A { (a: 1): 1; (a: 2): 2 }
interface B { new (a: 1): 1 }
export interface Own extends A, B { (a: 3): 3; w: 1 }
export interface Hid extends A { /** @internal */ (a: 4): 4 }`,
  'module-twice': {
    'index.d.ts': `import * as geo from './geo.js'
export { geo as shapes, geo as default }
export * as third from './geo.js'`,
    'geo.d.ts': `export declare enum Mode { A = 1, B = 2 }
export interface Box { width: number; mode: Mode.A }
export declare namespace inner { interface Deep { d: Mode } enum Kind { X = "x" } class Turtle { step(): Deep; static of(): void } }
export declare class Own { w: 1 }`,
  },
  'modules-with-one-import-name': {
    'index.d.ts': `import * as geo from './b.js'
export { use } from './use.js'
import * as first from './a.js'
export { first as geo, first as second }
export { geo as fourth, geo as third }`,
    'use.d.ts': `import * as other from './a.js'
export declare function use(b: other.Box): void`,
    'a.d.ts': 'export interface Box { a: 1 }\nexport declare enum Mode { OfA }',
    'b.d.ts': 'export interface Box { b: 1 }\nexport declare enum Mode { OfB }',
  },
  'modules-in-modules-twice': {
    'index.d.ts': `export * as mid from './mid.js'
import * as mid2 from './mid.js'
export { mid2, mid2 as default }`,
    'mid.d.ts': `export * as deep from './deep.js'
export * as deeper from './deep.js'
import * as deep from './deep.js'
export default deep
export interface Mid { m: deep.Deep.Mode.One }`,
    'deep.d.ts': `export declare class Deep { go(): Deep.Mode }
export declare namespace Deep { enum Mode { One = 1 } interface Part { p: 1 } }`,
  },
  'declared-namespace-twice': `
declare namespace lib { enum E { X } interface I { m: E.X } namespace deep { class C { c: I } } }
export { lib as one, lib as two }
export default lib`,
  'enum-under-three-names': `
declare enum Color { Red = 'r', Blue = 'b' }
declare class Box { color: Color.Red }
export { Color as default, Color as Paint, Color as Hue, Box as Crate, Box as Container }`,
  'enums-that-merge': `
export declare enum E { A = 1 }
export declare enum E {
  /** @internal */
  C = 3,
  B = 2,
  'd e' = 4,
}
export declare namespace E { function of(): E; interface Own { w: 1 } }`,
}
