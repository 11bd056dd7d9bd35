import ts from '#typescript'

/** Names of a module or namespace without declarations, as their users write them. */
export type StandIns = Map<string, StandIn>

/** A name without a declaration. */
export interface StandIn {
  /** Most type arguments it is used with. */
  arity: number
  /** Names used inside it, when it is a namespace too. */
  members: StandIns
}

/** Adds a dotted name and the type arguments it is used with. */
export function addName(names: StandIns, path: readonly string[], arity: number): void {
  path.forEach((name, index) => {
    const known = names.get(name) ?? { arity: 0, members: new Map() }
    if (index === path.length - 1) known.arity = Math.max(known.arity, arity)
    names.set(name, known)
    names = known.members
  })
}

/**
 * Writes declarations for names that have none: an opaque type per name, and a value that can be called and constructed. Both
 * sides use the same ones, so that `Observable<string>` differs from `Subject<string>` and from `Observable<number>`.
 */
export function standInModule(module: string, names: StandIns): string {
  const declarations = [...names].sort(byName).map(([name, standIn]) => {
    const local = name === 'default' ? '_default' : name
    const label = `${name} of ${module}`
    const value = `${valueType(`$value_${local}`, label, standIn)}\ndeclare const ${local}: $value_${local}`
    return `${typeOf(local, label, standIn)}\n${value}\nexport { ${local}${local === name ? '' : ' as default'} }`
  })
  return `${declarations.join('\n')}\nexport {}\n`
}

function typeOf(name: string, label: string, standIn: StandIn): string {
  const list = Array.from({ length: standIn.arity }, (_, index) => `T${index}`)
  const own = `interface ${name}${parametersOf(standIn)} { readonly ${JSON.stringify(label)}: [${list.join(', ')}] }`
  const members = [...standIn.members].sort(byName)
  if (members.length === 0) return own
  // Types only: a namespace with values cannot merge with the constant of its name.
  const inner = members.map(([member, part]) => `export ${typeOf(member, `${name}.${member} of ${label}`, part)}`)
  return `${own}\nexport declare namespace ${name} {\n${inner.join('\n').replaceAll('export declare', 'export')}\n}`
}

/** Type of a value that can be called and constructed, with any result. */
export function valueType(name: string, label: string, standIn: StandIn): string {
  const mark = JSON.stringify(`typeof ${label}`)
  return `interface ${name} { new ${parametersOf(standIn)}(...list: any[]): any; (...list: any[]): any; readonly ${mark}: unknown }`
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
export function forEachName(root: ts.Node, visit: (path: ts.Identifier[], arity: number) => void): void {
  const walk = (node: ts.Node): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined
    const path = name && pathOf(name)
    if (path) visit(path, (node as ts.NodeWithTypeArguments).typeArguments?.length ?? 0)
    ts.forEachChild(node, walk)
  }
  walk(root)
}
