import { beforeAll, expect, test } from 'vitest'
import { type Graph, plainText, type Prop, type Token } from '@signpost/graph-model'
import { fromSource, graphOf } from './graph-of-sources.ts'

/** The parts of React's types that decide what a component is. */
const react = `
export interface ReactElement { type: unknown }
export type ReactNode = ReactElement | string | number | Iterable<ReactNode> | boolean | null | undefined
export interface Attributes { key?: string }
export interface RefAttributes<T> extends Attributes { ref?: (instance: T | null) => void }
export interface DOMAttributes<T> { onClick?: (event: T) => void; onInput?: () => void }
export interface HTMLAttributes<T> extends DOMAttributes<T> { id?: string; title?: string }
export interface IntrinsicElements { a: HTMLAttributes<'a'> & { href?: string }; button: HTMLAttributes<'button'> }
export type ElementType = keyof IntrinsicElements | FC<any>
export type PropsOf<C extends ElementType> =
  C extends keyof IntrinsicElements ? IntrinsicElements[C] : C extends FC<infer P> ? P : never
export type PropsWithChildren<P> = P & { children?: ReactNode | undefined }
export interface FC<P = {}> { (props: P): ReactNode; displayName?: string }
export interface ForwardRefExoticComponent<P> { (props: P): ReactNode; readonly $$typeof: symbol }
export type MemoExoticComponent<C extends FC<any>> = ForwardRefExoticComponent<Parameters<C>[0]> & { readonly type: C }
export declare function forwardRef<T, P>(
  render: (props: P, ref: T) => ReactNode,
): ForwardRefExoticComponent<Omit<P, 'ref'> & RefAttributes<T>>
export declare function memo<C extends FC<any>>(component: C): MemoExoticComponent<C>
export declare class Component<P, S = {}> {
  readonly props: Readonly<P>
  setState(state: S): void
  render(): ReactNode
}
`

const source = `
import { Component, FC, forwardRef, HTMLAttributes, memo, PropsOf, PropsWithChildren, ReactElement, ReactNode } from 'react'
import type { ElementType, ForwardRefExoticComponent } from 'react'

export interface BoxProps extends HTMLAttributes<'div'> {
  /** Space inside. */
  padding?: number
  /** Removed. @deprecated Use padding. */
  space?: number
  label: string
  /** @internal */
  secret?: string
  onOpen?(at: Date): void
}
export function Box({ padding = 8, ...others }: BoxProps): ReactElement { return null! }
export interface CardProps extends BoxProps {
  /** Height of the shadow. @defaultValue 1 */
  elevation?: number
}
export const Card = forwardRef<HTMLElementLike, CardProps>(({ elevation = 1 }, ref) => null)
export const Still = memo(forwardRef<HTMLElementLike, { delay?: number }>((props, ref) => {
  const { delay = 200 } = props
  return null
}))
interface HTMLElementLike { focus(): void }
export const Wrap: FC<PropsWithChildren<{ as?: 'div' | 'span' }>> = () => null
export type Row = { kind: 'text'; text: string } | { kind: 'icon'; icon: string; size?: number }
export function Cell(props: Row): ReactNode { return null }
export class Panel extends Component<{ title: string; tone?: string }> {
  static defaultProps = { tone: 'plain' }
}
interface Overridable {
  <C extends ElementType>(props: { component: C; dense?: boolean } & Omit<PropsOf<C>, 'component' | 'dense'>): ReactElement | null
  (props: { dense?: boolean } & PropsOf<'button'>): ReactElement | null
}
export declare const Poly: Overridable
export async function Page(props: { slug: string }): Promise<ReactElement> { return null! }
export function Mesh(props: Partial<{ colour: string | null; count: number }>): ReactNode { return null }
export function Tick(): null { return null }
export function Pick2<T extends object>(props: { items: readonly T[]; render: (item: T) => ReactNode }): ReactElement { return null! }

declare const pkg: ForwardRefExoticComponent<{ filter?: string }> & { Item: typeof Card }
export { pkg as Menu }

export function render(props: BoxProps): ReactElement { return null! }
export function Upper(text: { value: string }): string { return '' }
export function Each(list: string[]): ReactElement { return null! }
export function Apply(call: () => void): ReactElement { return null! }
export const Limit: number = 1
export class Store { props = 1; render(): ReactNode { return null } }
`

let graph: Graph

beforeAll(async () => {
  graph = await graphOf({
    core: {
      manifest: fromSource,
      files: {
        'src/index.ts': source,
        'node_modules/@types/react/index.d.ts': react,
        'node_modules/@types/react/package.json': JSON.stringify({ name: '@types/react', types: 'index.d.ts' }),
      },
    },
  })
}, 120_000)

const written = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      typeof token === 'string' ? token : typeof token === 'number' ? (token === 0 ? ' ' : '') : token[0],
    )
    .join('')

function line({ name, type, signatures, default: value }: Prop): string {
  const { docs, flags, line: whole } = signatures[0]!
  const fallback = docs.defaultValue === undefined ? value : plainText(docs.defaultValue).trim()
  return [
    `${name}${flags.includes('optional') ? '?' : ''}: ${written(type ?? whole.tokens)}`,
    ...(fallback === undefined ? [] : [`= ${fallback}`]),
    ...(docs.summaryText === '' ? [] : [docs.summaryText]),
  ].join(' ')
}

/** Groups of a component's props by their type; `undefined` for a symbol that is no component. */
function propsOf(name: string): Record<string, string[]> | undefined {
  const page = graph.byId(`core!${name}`)!
  const props = page.facets.find((facet) => facet.props)?.props
  return (
    props &&
    Object.fromEntries(
      props.groups.map(({ from, members, names }) => [
        from === undefined ? 'own' : page.refs[from]!.text,
        [...members.map(line), ...names],
      ]),
    )
  )
}

const dom = { HTMLAttributes: ['id', 'title'], DOMAttributes: ['onClick', 'onInput'] }
const own = ['padding?: number = 8 Space inside.', 'space?: number Removed.', 'label: string']

test('a function has its own props, with defaults of its source, and those of elements by name', () => {
  expect(propsOf('Box')).toEqual({ own: [...own, 'onOpen?: onOpen?(at: Date): void'], ...dom })
})

test('a component of another name in its bundle has its props', () => {
  expect(propsOf('Menu')).toEqual({ own: ['filter?: string'] })
})

test('props of a base are a group of their own', () => {
  expect(propsOf('Card')).toEqual({
    own: ['elevation?: number = 1 Height of the shadow.'],
    BoxProps: [
      'padding?: number Space inside.',
      'space?: number Removed.',
      'label: string',
      'onOpen?: onOpen?(at: Date): void',
    ],
    ...dom,
    Attributes: ['key'],
    RefAttributes: ['ref'],
  })
})

test.each<[name: string, own: string[]]>([
  ['Still', ['delay?: number = 200']],
  ['Wrap', ["as?: 'div' | 'span'", 'children?: ReactNode | undefined']],
  ['Cell', ["kind: 'text' | 'icon'", 'text?: string', 'icon?: string', 'size?: number']],
  ['Panel', ['title: string', "tone?: string = 'plain'"]],
  ['Poly', ['dense?: boolean', 'component?: C']],
  ['Page', ['slug: string']],
  ['Mesh', ['colour?: string | null | undefined', 'count?: number']],
  ['Pick2', ['items: readonly T[]', 'render: (item: T) => ReactNode']],
])('%s has the props of its signatures', (name, expected) => {
  expect(propsOf(name)?.['own']).toEqual(expected)
})

test('a component may have no props', () => {
  expect(propsOf('Tick')).toEqual({})
})

test.each(['render', 'Upper', 'Each', 'Apply', 'Limit', 'Store'])('%s is no component', (name) => {
  expect(propsOf(name)).toBeUndefined()
})
