import { type Expected, QueryError } from './query-error.ts'
import type { Token } from './query-tokens.ts'
import {
  anything,
  arrayHead,
  elementOf,
  functionTree,
  joinTrees,
  readonlyArrayHead,
  tree,
  type TreeParameter,
  type TypeTree,
} from './type-tree.ts'

/** Maximum depth of a type in a query. */
const deepest = 40

const operators = new Set(['keyof', 'readonly', 'unique', 'infer', 'typeof', 'asserts', 'new', 'abstract', 'import'])

/** Parser of the types in a query: the syntax of TypeScript, and `->` for `=>`. */
export class TypeParser {
  at = 0
  #depth = 0
  /** Type parameters that the query declares, with their constraints. */
  readonly declared: Map<string, TypeTree | undefined> = new Map()

  constructor(
    readonly tokens: readonly Token[],
    readonly length: number,
    /** Indices of the arrows that divide the query; those are of no function type. */
    readonly dividers: ReadonlySet<number> = new Set(),
  ) {}

  fail(expected: Expected): never {
    const token = this.tokens[this.at]
    throw new QueryError({ at: token?.at ?? this.length, found: token?.text ?? '', expected })
  }

  is(text: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead]
    return token?.text === text && token.kind !== 'string' && token.kind !== 'template'
  }

  isArrow(at: number = this.at): boolean {
    return this.tokens[at]?.kind === 'arrow'
  }

  take(text: string): boolean {
    const isThere = this.is(text)
    if (isThere) this.at += 1
    return isThere
  }

  expect(text: Expected): void {
    if (!this.take(text)) this.fail(text)
  }

  name(): string {
    const token = this.tokens[this.at]
    if (token?.kind !== 'name') this.fail('name')
    this.at += 1
    return token.text
  }

  type(): TypeTree {
    this.#depth += 1
    if (this.#depth > deepest) this.fail('flat')
    const made = this.#type()
    this.#depth -= 1
    return made
  }

  #type(): TypeTree {
    const made = this.#functionType() ?? this.#union()
    if (!this.take('extends')) return made
    const base = this.#union()
    this.expect('?')
    const yes = this.type()
    this.expect(':')
    return tree('extends', [made, base, yes, this.type()])
  }

  #functionType(): TypeTree | undefined {
    const start = this.at
    if (this.is('abstract') && this.is('new', 1)) this.at += 1
    const isNew = this.take('new')
    if (this.is('<')) this.typeParameters()
    const close = this.is('(') ? this.tokens[this.at]!.close : -1
    if (close !== -1 && this.isArrow(close + 1) && !this.dividers.has(close + 1)) {
      const parameters = this.parameters(')')
      this.at += 1
      return functionTree(isNew ? 'new' : '=>', parameters, this.type())
    }
    if (this.at > start) this.fail(this.is('(') ? (close === -1 ? ')' : '=>') : 'type')
    return undefined
  }

  /** Type parameters in angle brackets. */
  typeParameters(): void {
    this.expectOpen('<')
    while (!this.take('>')) {
      this.take('const')
      const name = this.name()
      const constraint = this.take('extends') ? this.type() : undefined
      if (this.take('=')) this.type()
      this.declared.set(name, constraint)
      if (!this.take(',') && !this.is('>')) this.fail('>')
    }
  }

  /** Parameters, or elements of a tuple, from their opening bracket to the closing one. */
  parameters(close: ')' | ']'): TreeParameter[] {
    this.at += 1
    const parameters: TreeParameter[] = []
    while (!this.take(close)) {
      parameters.push(this.parameter())
      if (!this.take(',') && !this.is(close)) this.fail(close)
    }
    return parameters
  }

  /** One parameter, with or without its name. */
  parameter(): TreeParameter {
    const rest = this.take('...')
    let optional = false
    const first = this.tokens[this.at]
    const end = first?.kind === 'name' ? this.at : this.is('{') || this.is('[') ? first!.close : -1
    if (end !== -1) {
      const mark = this.tokens[end + 1]?.text === '?' && this.tokens[end + 2]?.text === ':' ? 1 : 0
      if (this.tokens[end + 1 + mark]?.text === ':') {
        optional = mark === 1
        this.at = end + 2 + mark
      }
    }
    const type = this.#constrained() ?? this.type()
    if (this.take('?')) optional = true
    return { type, optional, rest }
  }

  /** A type parameter with its constraint where a parameter is, as in `(T, K extends keyof T) -> T[K]`; nothing for a condition. */
  #constrained(): TypeTree | undefined {
    const start = this.at
    if (!/^\p{Lu}/u.test(this.tokens[start]?.text ?? '') || !this.is('extends', 1)) return undefined
    const name = this.name()
    this.at += 1
    const constraint = this.#union()
    const isCondition = this.is('?') && !this.is(',', 1) && !this.is(')', 1)
    if (isCondition || this.is('[')) {
      this.at = start
      return undefined
    }
    this.declared.set(name, constraint)
    return tree(`#${name}`)
  }

  #union(): TypeTree {
    this.take('|')
    const parts = [this.#intersection()]
    while (this.take('|')) parts.push(this.#intersection())
    return joinTrees('|', parts)
  }

  #intersection(): TypeTree {
    this.take('&')
    const parts = [this.#operand()]
    while (this.take('&')) parts.push(this.#operand())
    return joinTrees('&', parts)
  }

  #operand(): TypeTree {
    const token = this.tokens[this.at]
    const next = this.tokens[this.at + 1]
    const startsType = next !== undefined && (next.kind !== 'sign' || '([{-'.includes(next.text))
    if (token?.kind !== 'name' || !operators.has(token.text) || (!startsType && token.text !== 'typeof')) {
      return this.#postfix()
    }
    if (token.text === 'new' || token.text === 'abstract') return this.#functionType() ?? this.fail('type')
    if (token.text === 'import') return this.#postfix()
    this.at += 1
    switch (token.text) {
      case 'readonly': {
        const type = this.#operand()
        return type.head === arrayHead ? tree(readonlyArrayHead, type.parts) : type
      }
      case 'unique':
        return this.#operand()
      case 'infer': {
        const type = this.#operand()
        if (type.head.startsWith('#')) this.declared.set(type.head.slice(1), undefined)
        return tree('infer', [type])
      }
      case 'keyof':
        return this.#nested(() => tree('keyof', [this.#operand()]))
      case 'asserts': {
        this.name()
        return tree('asserts', this.take('is') ? [this.type()] : [])
      }
      default:
        return this.#suffixes(this.#typeofTree())
    }
  }

  /** Counts the depth of operators without brackets, such as `keyof keyof T`. */
  #nested(make: () => TypeTree): TypeTree {
    this.#depth += 1
    if (this.#depth > deepest) this.fail('flat')
    const made = make()
    this.#depth -= 1
    return made
  }

  #typeofTree(): TypeTree {
    let name = this.name()
    while (this.take('.')) name += `.${this.name()}`
    return tree(`typeof ${name}`, this.is('<') ? this.#arguments() : [])
  }

  #postfix(): TypeTree {
    return this.#suffixes(this.#primary())
  }

  #suffixes(first: TypeTree): TypeTree {
    let made = first
    while (this.is('[')) {
      this.at += 1
      if (this.take(']')) made = tree(arrayHead, [made])
      else {
        made = tree('at', [made, this.type()])
        this.expect(']')
      }
    }
    return made
  }

  #primary(): TypeTree {
    const token = this.tokens[this.at]
    if (token === undefined) this.fail('type')
    if (token.kind === 'string') {
      this.at += 1
      return tree(JSON.stringify(unquoted(token.text)))
    }
    if (token.kind === 'template') {
      this.at += 1
      return tree('template')
    }
    if (token.kind === 'number') {
      this.at += 1
      return tree(`'${token.text}`)
    }
    if (this.is('-') && this.tokens[this.at + 1]?.kind === 'number') {
      this.at += 2
      return tree(`'-${this.tokens[this.at - 1]!.text}`)
    }
    if (this.is('(')) {
      this.expectOpen('(')
      const first = this.parameter()
      const made = this.is(',') || this.isArrow() ? this.#bareFunction(first) : first.type
      this.expect(')')
      return made
    }
    if (this.is('[')) {
      this.expectOpen('[')
      this.at -= 1
      return tree('[]', this.parameters(']').map(elementOf))
    }
    if (this.is('{')) return this.#object()
    if (token.kind !== 'name') this.fail('type')
    return this.#named()
  }

  /** Function type inside brackets, without brackets of its own: `(A, B -> C)`. */
  #bareFunction(first: TreeParameter): TypeTree {
    const parameters = [first]
    while (this.take(',')) parameters.push(this.parameter())
    if (!this.isArrow()) this.fail(')')
    this.at += 1
    return functionTree('=>', parameters, this.type())
  }

  #named(): TypeTree {
    if (this.is('import') && this.is('(', 1)) {
      const close = this.tokens[this.at + 1]!.close
      if (close === -1) this.fail(')')
      this.at = close + 1
      this.expectDot()
    }
    let name = this.name()
    if (name === '_') return anything
    if (name === 'true' || name === 'false') return tree(`'${name}`)
    if (keywords.has(name)) return tree(name)
    if (this.take('is')) return tree('is', [this.type()])
    while (this.is('.') && this.tokens[this.at + 1]?.kind === 'name') {
      this.at += 1
      name += `.${this.name()}`
    }
    return tree(`#${name}`, this.is('<') ? this.#arguments() : [])
  }

  expectDot(): void {
    if (!this.take('.')) this.fail('name')
  }

  #arguments(): TypeTree[] {
    this.expectOpen('<')
    const parts: TypeTree[] = []
    while (!this.take('>')) {
      parts.push(this.type())
      if (!this.take(',') && !this.is('>')) this.fail('>')
    }
    return parts
  }

  #object(): TypeTree {
    this.expectOpen('{')
    const members: TypeTree[] = []
    while (!this.take('}')) {
      members.push(this.#member())
      if (!this.take(';') && !this.take(',') && !this.is('}')) this.fail('}')
    }
    return objectTree(members)
  }

  #member(): TypeTree {
    if (this.is('+') || this.is('-')) this.at += 1
    if (this.is('readonly') && !this.is(':', 1) && !this.is('?', 1) && !this.is('(', 1)) this.at += 1
    if (this.is('[')) return this.#bracketMember()
    if (this.is('new') || this.is('(') || this.is('<')) {
      const isNew = this.take('new')
      return tree(isNew ? '.new' : '.()', [this.#signature(isNew)])
    }
    const token = this.tokens[this.at]
    const name = token?.kind === 'string' || token?.kind === 'number' ? unquoted(token.text) : undefined
    if (name === undefined) this.name()
    else this.at += 1
    const written = name ?? token!.text
    const mark = this.take('?') ? '?' : ''
    if (this.is('(') || this.is('<')) return tree(`.${written}${mark}`, [this.#signature(false)])
    return tree(`.${written}${mark}`, [this.take(':') ? this.type() : anything])
  }

  /** Index signature, or member of a mapped type. */
  #bracketMember(): TypeTree {
    this.expectOpen('[')
    const name = this.name()
    const isMapped = this.take('in')
    if (isMapped) this.declared.set(name, undefined)
    else this.expect(':')
    const key = this.type()
    const renamed = isMapped && this.take('as') ? [this.type()] : []
    this.expect(']')
    if (this.is('+') || this.is('-')) this.at += 1
    this.take('?')
    this.expect(':')
    return tree(isMapped ? 'mapped' : '[:]', [key, this.type(), ...renamed])
  }

  #signature(isNew: boolean): TypeTree {
    if (this.is('<')) this.typeParameters()
    this.expectOpen('(')
    this.at -= 1
    const parameters = this.parameters(')')
    return functionTree(isNew ? 'new' : '=>', parameters, this.take(':') ? this.type() : anything)
  }

  /** Takes an opening bracket; reports one that nothing closes where it ought to be closed: at the end. */
  expectOpen(text: '(' | '[' | '{' | '<'): void {
    if (!this.is(text)) this.fail('type')
    this.at += 1
  }
}

/** Keywords that are types. */
export const keywords: ReadonlySet<string> = new Set([
  'any',
  'unknown',
  'never',
  'void',
  'undefined',
  'null',
  'string',
  'number',
  'boolean',
  'bigint',
  'symbol',
  'object',
  'this',
])

/** Object type of members. One that is only callable is a function type. */
export function objectTree(members: readonly TypeTree[]): TypeTree {
  const [only] = members
  if (members.length === 1 && (only!.head === '.()' || only!.head === '.new')) return only!.parts[0]!
  if (members.length === 1 && only!.head === 'mapped') return only!
  return tree(
    '{}',
    [...members].sort((a, b) => (a.head < b.head ? -1 : a.head > b.head ? 1 : 0)),
  )
}

function unquoted(text: string): string {
  return /^["']/u.test(text) ? text.slice(1, -1).replace(/\\(?<one>[^])/gu, '$<one>') : text
}
