import ts from '#typescript'

/** Names of a module or namespace without declarations, as their users write them. */
export type StandIns = Map<string, StandIn>

/** A name without a declaration. */
export interface StandIn {
  /** Most type arguments it is used with. */
  arity: number
  /** Names used inside it, when it is a namespace too. */
  members: StandIns
  /** Properties of the type that are read by name: `Options['mode']`. */
  properties?: StandIns
  /** Whether it is the key of a member: `[key]: string`. TypeScript leaves out a member whose key is no symbol. */
  isKey?: boolean
}

/** Name under which a module itself is used as a type or class, as with `import x = require('y')`. */
export const wholeModule = 'export='

/** Adds a dotted name and the type arguments it is used with. */
export function addName(names: StandIns, path: readonly string[], arity: number): StandIn | undefined {
  let last: StandIn | undefined
  for (const name of path) {
    last = names.get(name) ?? { arity: 0, members: new Map() }
    names.set(name, last)
    names = last.members
  }
  if (last) last.arity = Math.max(last.arity, arity)
  return last
}

/** Name of a stand-in, unlike that of any property that people write. */
function markOf(name: string, module: string): string {
  return `${name} of "${module}"`
}

/** Whether a text is made with the name of a stand-in, which no consumer can write. */
export function hasMark(text: string): boolean {
  return / of \\?"/.test(text)
}

/**
 * Stand-ins that say as little as possible of what they stand for: properties of their instances are optional, and nothing is
 * passed to their constructors. A break that needs more than that is no proof: a base class or interface may have optional members only.
 */
export function loosenStandIns(text: string): string {
  const optional = text.replace(/readonly ("(?!typeof )(?:[^"\\]|\\.)* of \\"(?:[^"\\]|\\.)*"): /g, 'readonly $1?: ')
  return optional === text ? text : optional.replace(/\b(new |new <[^>]*>|constructor)\(\.\.\.list: any\[\]\)/g, '$1()')
}

/**
 * Writes declarations for names that have none: an opaque type per name, and a value that can be called and constructed. Both
 * sides use the same ones, so that `Observable<string>` differs from `Subject<string>` and from `Observable<number>`.
 *
 * @param isMarked - Whether the module exports a mark of its own, by which it differs from others where all of it is used.
 */
export function standInModule(module: string, names: StandIns, isMarked = false): string {
  const others = [...names].filter(([name]) => name !== wholeModule && !isDefault(name, names)).sort(byName)
  const mark = markOf('*', module)
  const whole = names.get(wholeModule)
  if (whole) return wholeText(module, withDefault(whole, names), others)
  const declarations = others.map(([name, standIn], index) => {
    const local = name === 'default' ? '_default' : isPlain(name) ? name : `$name${index}`
    const label = markOf(name, module)
    const keys = [...standIn.members].filter(([, part]) => part.isKey).map(([key]) => key)
    const value = standIn.isKey
      ? `declare const ${local}: unique symbol`
      : keys.length > 0
        ? `declare namespace ${local} { ${keys.map((key) => `export const ${key}: unique symbol`).join('; ')} }`
        : `${valueType(`$value_${local}`, label, standIn, local)}\ndeclare const ${local}: $value_${local}`
    const exported = local === name ? '' : ` as ${isPlain(name) || name === 'default' ? name : JSON.stringify(name)}`
    return `${typeOf(local, label, standIn)}\n${value}\nexport { ${local}${exported} }`
  })
  const all = `declare const $all: { readonly ${JSON.stringify(mark)}: unknown }\nexport { $all as ${JSON.stringify(mark)} }`
  return `${[...declarations, ...(isMarked ? [all] : [])].join('\n')}\nexport {}\n`
}

/** Declares names as `any`, which they are for consumers where no file declares them. */
export function anyModule(names: StandIns): string {
  const typesIn = (all: StandIns): string[] =>
    [...all].sort(byName).flatMap(([name, { arity, members }]) => {
      if (name === 'default') return []
      const list = Array.from({ length: arity }, (_, index) => `T${index} = any`)
      const own = `export type ${name}${list.length > 0 ? `<${list.join(', ')}>` : ''} = any`
      return [own, ...(members.size > 0 ? [`export namespace ${name} {`, ...typesIn(members), '}'] : [])]
    })
  const values = [...names.keys()].sort().map((name) => {
    if (name === 'default') return 'declare const _default: any\nexport default _default'
    return `export const ${name}: any`
  })
  return [...typesIn(names), ...values, 'export {}\n'].join('\n')
}

/** Text of a module that is a class and a namespace: `export =`. Its default export is the class, as bundlers have it. */
function wholeText(module: string, whole: StandIn, others: readonly [string, StandIn][]): string {
  const label = markOf(wholeModule, module)
  const parts = others.filter(([name]) => isPlain(name))
  const constants = parts.map(
    ([name, part]) => `const ${name}: ${objectValue(markOf(name, module), part, `$whole.${name}`)}`,
  )
  const types = parts.map(([name, part]) => typeOf(name, markOf(name, module), part, 'export namespace'))
  const members = [...whole.members].filter(([name]) => !parts.some(([other]) => other === name))
  const inner = members.map(([name, part]) => typeOf(name, markOf(name, module), part, 'export namespace'))
  const body = [...types, ...constants, ...inner].map((text) => `export ${text}`)
  const list = Array.from({ length: whole.arity }, (_, index) => `T${index}`)
  return `declare class $whole${parametersOf(whole)} { constructor(...list: any[]); readonly ${JSON.stringify(label)}: [${list.join(', ')}]; ${propertiesOf(label, whole)} }
declare namespace $whole {\n${body.join('\n')}\n}
export = $whole
`
}

/** A default export beside `export =` is the module itself. */
function isDefault(name: string, names: StandIns): boolean {
  return name === 'default' && names.has(wholeModule)
}

function withDefault(whole: StandIn, names: StandIns): StandIn {
  const other = names.get('default')
  if (!other) return whole
  return {
    arity: Math.max(whole.arity, other.arity),
    members: new Map([...whole.members, ...other.members]),
    properties: new Map([...(whole.properties ?? []), ...(other.properties ?? [])]),
  }
}

/** Whether a name can be declared: `delete` and `any` can only be exported. */
function isPlain(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name)
  return scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenEnd() === name.length
}

/** @param keyword - Of the namespace with the names inside it, exported as the type is: both are one symbol. */
function typeOf(name: string, label: string, standIn: StandIn, keyword = 'declare namespace'): string {
  const list = Array.from({ length: standIn.arity }, (_, index) => `T${index}`)
  const own = `interface ${name}${parametersOf(standIn)} { readonly ${JSON.stringify(label)}: [${list.join(', ')}]; ${propertiesOf(label, standIn)} }`
  const members = [...standIn.members].sort(byName)
  if (members.length === 0) return own
  // Types only: a namespace with values cannot merge with the constant of its name.
  const inner = members.map(
    ([member, part]) => `export ${typeOf(member, `${name}.${member} of ${label}`, part, 'export namespace')}`,
  )
  return `${own}\n${keyword} ${name} {\n${inner.join('\n')}\n}`
}

/** Properties of a type that are read by name, each of an opaque type. */
function propertiesOf(label: string, { properties = new Map() }: StandIn): string {
  return [...properties]
    .sort(byName)
    .map(([name, standIn]) => {
      const inner = `[${JSON.stringify(name)}] of ${label}`
      return `readonly ${JSON.stringify(name)}: { readonly ${JSON.stringify(inner)}: unknown; ${propertiesOf(inner, standIn)} };`
    })
    .join(' ')
}

/**
 * Type of a value that can be called and constructed.
 *
 * @param instance - Type of what it constructs; any without one.
 */
export function valueType(name: string, label: string, standIn: StandIn, instance?: string): string {
  return `interface ${name} ${objectValue(label, standIn, instance)}`
}

function objectValue(label: string, standIn: StandIn, instance?: string): string {
  const mark = JSON.stringify(`typeof ${label}`)
  const list = Array.from({ length: standIn.arity }, (_, index) => `T${index}`)
  const constructed = instance === undefined ? 'any' : `${instance}${list.length > 0 ? `<${list.join(', ')}>` : ''}`
  const result = instance === undefined ? 'any' : `{ readonly ${JSON.stringify(`result of ${label}`)}: unknown }`
  const members = [...standIn.members].sort(byName).map(([member, part]) => {
    const inner = instance === undefined ? undefined : `${instance}.${member}`
    return `readonly ${member}: ${objectValue(`${member} of ${label}`, part, inner)};`
  })
  return `{ new ${parametersOf(standIn)}(...list: any[]): ${constructed}; (...list: any[]): ${result}; readonly ${mark}: unknown; ${members.join(' ')} }`
}

function parametersOf({ arity }: StandIn): string {
  const list = Array.from({ length: arity }, (_, index) => `T${index} = unknown`)
  return list.length > 0 ? `<${list.join(', ')}>` : ''
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

/** Identifiers of a dotted name, or undefined when it has other parts: `this.a`. */
export function pathOf(node: ts.Node): ts.Identifier[] | undefined {
  if (ts.isIdentifier(node)) return [node]
  const parts = ts.isQualifiedName(node)
    ? [node.left, node.right]
    : ts.isPropertyAccessExpression(node)
      ? [node.expression, node.name]
      : []
  const [owner, name] = parts
  const path = owner && pathOf(owner)
  return path && name && ts.isIdentifier(name) ? [...path, name] : undefined
}

/** Dotted names that a file, or a part of one, uses as types, base classes or in `typeof`, each with its number of type arguments. */
export function forEachName(root: ts.Node, visit: (path: ts.Identifier[], arity: number, node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined
    const path = name && pathOf(name)
    if (path) visit(path, (node as ts.NodeWithTypeArguments).typeArguments?.length ?? 0, node)
    ts.forEachChild(node, walk)
  }
  walk(root)
}
