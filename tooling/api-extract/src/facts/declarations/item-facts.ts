import type ts from 'typescript'
import { commentBefore, withoutModifiers } from './declaration-text.ts'
import { excerptOf } from './excerpt.ts'
import type { ExcerptRangeFacts, ItemFacts, ItemKind } from '../../facts.ts'
import { joinComments } from './join-comments.ts'
import type { References } from '../names/reference.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import { patternText } from '../source/pattern-comment.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import type { TypeParts } from './type-parts.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { isStatic } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'

/** Reads declarations as items of a doc model. */
export interface ItemReader {
  /**
   * A declaration with its members; absent for a declaration without a facet.
   *
   * @param counts - Numbers of the members' overloads in the declarations before it that it merges with.
   */
  item(
    node: ts.Declaration,
    name: string,
    overload: number | undefined,
    counts: ReadonlyMap<string, number>,
  ): ItemFacts | undefined
  /** Public and protected members of a class, an interface, an enum or a type literal, with overload numbers. */
  members(nodes: readonly ts.Node[]): ItemFacts[]
  /**
   * Declarations of one inherited member, which may be functions or constants of a module: `lift` of `typeof verbs`.
   *
   * @returns Nothing when one of them has no type or is no member in that form, such as a class.
   */
  asMembers(nodes: readonly ts.Declaration[], name: string): ItemFacts[]
  /** The doc comment before a member, as written. */
  comment(member: ts.Node): string | undefined
  /** Kind of a member as in doc models; absent for one that has none. */
  kind(member: ts.Node): ItemKind | undefined
  /** Name of a member as in doc models; empty for constructors and unnamed signatures, absent for private members. */
  name(member: ts.Node): string | undefined
  /** Members of the type literals in a type such as `{ a: 1 } & Other`; nested members are named `outer.inner`. */
  literalMembers(type: ts.TypeNode | undefined): ItemFacts[]
}

/** Creates a reader whose excerpts link by the package's references. */
export function createItemReader(
  checker: ts.TypeChecker,
  references: References,
  typeParts: TypeParts,
  positions: SourcePositions,
  texts: TypeTexts,
  sources: SourceTexts,
): ItemReader {
  return {
    item,
    members: (nodes) => members(nodes),
    literalMembers,
    asMembers,
    comment: commentOf,
    kind: memberKind,
    name: (member) => (isPrivate(member) ? undefined : memberName(member, checker)),
  }

  function commentOf(node: ts.Node): string | undefined {
    const own = sources.comment(node) ?? parameterComment(node)
    const [given] = compiler.isSetAccessor(node) ? node.parameters : []
    return given === undefined ? own : joinComments(own, sources.comment(given))
  }

  /** Comment of the setter of a getter, or of the accessor of an object that is declared as a property. */
  function setterCommentOf(node: ts.Node): string | undefined {
    const setter = compiler.isGetAccessor(node) ? pairedAccessor(node) : undefined
    return setter === undefined ? sources.setterComment(node) : commentOf(setter)
  }

  function item(
    node: ts.Declaration,
    name: string,
    overload: number | undefined,
    counts: ReadonlyMap<string, number>,
  ): ItemFacts | undefined {
    const counted = overload === undefined ? {} : { overload }
    if (compiler.isFunctionDeclaration(node)) return { ...callable('Function', name, node), ...counted }
    if (compiler.isMethodSignature(node) || compiler.isMethodDeclaration(node)) {
      return { ...asStatement(callable('Function', name, node), 'function '), ...counted }
    }
    if (compiler.isPropertySignature(node) || compiler.isPropertyDeclaration(node)) {
      return asStatement(variable(node, name), '')
    }
    if (compiler.isVariableDeclaration(node) || compiler.isBindingElement(node)) return variable(node, name)
    if (compiler.isTypeAliasDeclaration(node)) {
      const { range, pieces } = excerptOf(node, references, checker, [node.type, ...typeParameterNodes(node)])
      return declared('TypeAlias', name, pieces, node, { ...typeParameters(node, range), type: range(node.type) })
    }
    if (compiler.isEnumDeclaration(node)) return container('Enum', name, node, node.members, counts)
    if (compiler.isInterfaceDeclaration(node) || compiler.isClassDeclaration(node)) {
      return container(compiler.isClassDeclaration(node) ? 'Class' : 'Interface', name, node, node.members, counts)
    }
    if (compiler.isModuleDeclaration(node)) {
      const end = node.body?.getStart() ?? node.getEnd()
      return declared('Namespace', name, excerptOf(node, references, checker, [], end).pieces, node, {})
    }
    return undefined
  }

  function declared(
    kind: ItemKind,
    name: string,
    excerpt: ItemFacts['excerpt'],
    node: ts.Declaration,
    rest: Partial<ItemFacts>,
  ): ItemFacts {
    const comment = commentOf(node)
    return { kind, name, excerpt, ...(comment === undefined ? {} : { comment }), ...rest }
  }

  function container(
    kind: ItemKind,
    name: string,
    node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration,
    nodes: readonly ts.Node[],
    counts: ReadonlyMap<string, number>,
  ): ItemFacts {
    const clauses = compiler.isEnumDeclaration(node) ? [] : (node.heritageClauses ?? [])
    const bases = (token: ts.SyntaxKind): readonly ts.Node[] =>
      clauses.flatMap((clause) => (clause.token === token ? [...clause.types] : []))
    const [extended, implemented] = [
      bases(compiler.SyntaxKind.ExtendsKeyword),
      bases(compiler.SyntaxKind.ImplementsKeyword),
    ]
    const wanted = [...extended, ...implemented, ...(compiler.isEnumDeclaration(node) ? [] : typeParameterNodes(node))]
    const { pieces, range } = excerptOf(node, references, checker, wanted, bodyStart(node))
    const inner = members(nodes, false, counts)
    return declared(kind, name, pieces, node, {
      ...(compiler.isEnumDeclaration(node) ? {} : typeParameters(node, range)),
      ...(extended.length === 0 ? {} : { extends: extended.map(range) }),
      ...(implemented.length === 0 ? {} : { implements: implemented.map(range) }),
      ...(inner.length === 0 ? {} : { members: inner }),
    })
  }

  function variable(node: VariableLike, name: string): ItemFacts {
    // A pattern has one type for all its names.
    if (compiler.isBindingElement(node)) {
      const pieces = [{ text: name }, { text: `: ${texts.of(checker.getTypeAtLocation(node), node)}` }]
      return declared('Variable', name, pieces, node, { flags: ['readonly'], type: [1, 2] })
    }
    const { type } = node
    if (type !== undefined && compiler.isFunctionTypeNode(type)) return callable('Function', name, node, type)
    const { pieces, range } = excerptOf(node, references, checker, [type])
    const isConst = isMember(node) || (compiler.getCombinedNodeFlags(node) & compiler.NodeFlags.Const) !== 0
    return declared('Variable', name, pieces, node, {
      ...(isConst ? { flags: ['readonly' as const] } : {}),
      ...(type === undefined ? {} : { type: range(type) }),
    })
  }

  /** @param signature - The node with the parameters, when it is not the declaration itself. */
  function callable(
    kind: ItemKind,
    name: string,
    node: ts.Declaration,
    signature: ts.SignatureDeclaration = node as ts.SignatureDeclaration,
  ): ItemFacts {
    const types = signature.parameters.map(({ type }) => type)
    const defaults = sources.defaults(node)
    const { pieces, range } = excerptOf(node, references, checker, [
      ...types,
      signature.type,
      ...typeParameterNodes(signature),
    ])
    return declared(kind, name, pieces, node, {
      ...typeParameters(signature, range),
      ...(signature.parameters.length === 0
        ? {}
        : {
            parameters: signature.parameters.map((parameter) => ({
              name: patternText(parameter.name),
              type: range(parameter.type),
              ...(parameter.questionToken === undefined && parameter.initializer === undefined
                ? {}
                : { optional: true as const }),
            })),
          }),
      ...(signature.type === undefined ? {} : { type: range(signature.type) }),
      ...(defaults === undefined ? {} : { defaults }),
      ...flagsOf(node),
    })
  }

  /** @param isFlat - Whether the members of type literals in the members' types are items too. */
  function members(
    nodes: readonly ts.Node[],
    isFlat = false,
    before: ReadonlyMap<string, number> = new Map(),
  ): ItemFacts[] {
    const counts = new Map(before)
    return nodes.flatMap((node) => {
      const read = isPairedSetter(node) ? undefined : member(node)
      if (read === undefined) return []
      const isStatic = read.flags?.includes('static') === true
      const key = `${read.kind} ${String(isStatic)} ${read.name}`
      const overload = (counts.get(key) ?? 0) + 1
      counts.set(key, overload)
      const parts = typeParts.of(node, read.comment, isFlat)
      const sourceLine = isFlat ? positions.memberLine(node) : undefined
      const setterComment = isFlat ? setterCommentOf(node) : undefined
      return [
        {
          ...read,
          ...(overload === 1 ? {} : { overload }),
          ...(parts.length === 0 ? {} : { parts }),
          ...(sourceLine === undefined ? {} : { sourceLine }),
          ...(setterComment === undefined ? {} : { setterComment }),
        },
      ]
    })
  }

  function asMembers(nodes: readonly ts.Declaration[], name: string): ItemFacts[] {
    if (nodes.every(isMember)) return members(nodes)
    const read = nodes.flatMap((node, at): ItemFacts[] => {
      if (compiler.isFunctionDeclaration(node) && node.type !== undefined) {
        const item = callable('MethodSignature', name, node)
        return [{ ...withoutKeywords(item), ...(at === 0 ? {} : { overload: at + 1 }) }]
      }
      if (!compiler.isVariableDeclaration(node) || node.type === undefined) return []
      const { pieces, range } = excerptOf(node, references, checker, [node.type])
      return [declared('PropertySignature', name, pieces, node, { type: range(node.type) })]
    })
    return read.length === nodes.length ? read : []
  }

  function member(node: ts.Node): ItemFacts | undefined {
    if (isPrivate(node)) return undefined
    const name = memberName(node, checker)
    if (compiler.isConstructorDeclaration(node)) return callable('Constructor', '', node)
    if (compiler.isMethodDeclaration(node)) return callable('Method', name, node)
    if (compiler.isMethodSignature(node)) return callable('MethodSignature', name, node)
    if (compiler.isCallSignatureDeclaration(node)) return callable('CallSignature', '', node)
    if (compiler.isConstructSignatureDeclaration(node)) return callable('ConstructSignature', '', node)
    if (compiler.isIndexSignatureDeclaration(node)) return callable('IndexSignature', '', node)
    if (compiler.isAccessor(node)) {
      const type = compiler.isGetAccessor(node) ? node.type : node.parameters[0]?.type
      const { pieces, range } = excerptOf(node, references, checker, [type])
      const setter = compiler.isGetAccessor(node) ? pairedAccessor(node) : undefined
      const end = pieces.at(-1)?.text.endsWith(';') === true ? '\n' : ';\n'
      const other = setter === undefined ? [] : [{ text: end }, ...excerptOf(setter, references, checker).pieces]
      return declared('Property', name, [...pieces, ...other], node, {
        ...(type ? { type: range(type) } : {}),
        ...flagsOf(node),
      })
    }
    if (compiler.isPropertySignature(node) || compiler.isPropertyDeclaration(node)) {
      const { pieces, range } = excerptOf(node, references, checker, [node.type])
      const kind = compiler.isPropertySignature(node) ? 'PropertySignature' : 'Property'
      return declared(kind, name, pieces, node, { ...(node.type ? { type: range(node.type) } : {}), ...flagsOf(node) })
    }
    if (compiler.isEnumMember(node)) {
      const { pieces, range } = excerptOf(node, references, checker, [node.initializer])
      return declared(
        'EnumMember',
        name,
        pieces,
        node,
        node.initializer ? { initializer: range(node.initializer) } : {},
      )
    }
    return undefined
  }

  /** Members of the type literal that a construct signature returns: `new () => { x: number }`. */
  function madeMembers(read: ItemFacts, type: ts.TypeLiteralNode): ItemFacts[] {
    if (read.kind !== 'ConstructSignature' || (read.overload ?? 1) > 1) return []
    return literalMembers(type.members.find(compiler.isConstructSignatureDeclaration)?.type)
  }

  function literalMembers(type: ts.TypeNode | undefined, prefix = ''): ItemFacts[] {
    if (type === undefined) return []
    if (compiler.isParenthesizedTypeNode(type)) return literalMembers(type.type, prefix)
    if (compiler.isIntersectionTypeNode(type)) return type.types.flatMap((one) => literalMembers(one, prefix))
    if (!compiler.isTypeLiteralNode(type)) return []
    return members(type.members, true).flatMap((read) => {
      if (read.name === '') return prefix === '' ? [read, ...madeMembers(read, type)] : []
      const node = type.members.find((one) => memberName(one, checker) === read.name)
      const inner = node !== undefined && compiler.isPropertySignature(node) ? node.type : undefined
      const name = `${prefix}${plainName(read.name)}`
      return [prefix === '' ? read : { ...read, name: JSON.stringify(name) }, ...literalMembers(inner, `${name}.`)]
    })
  }
}

/** A variable, or a property that a module exports as a member of its `export =`. */
type VariableLike = ts.VariableDeclaration | ts.BindingElement | ts.PropertySignature | ts.PropertyDeclaration

/** A member as a declaration of a module, without modifiers. */
function asStatement(item: ItemFacts, keyword: string): ItemFacts {
  const [first, ...rest] = item.excerpt
  const { flags: _, ...plain } = item
  return {
    ...plain,
    ...(item.kind === 'Variable' ? { flags: ['readonly' as const] } : {}),
    excerpt: [{ ...first, text: keyword + withoutModifiers(first?.text ?? '', item.name) }, ...rest],
  }
}

/** A function as a member: without `export declare function`. */
function withoutKeywords(item: ItemFacts): ItemFacts {
  const [first, ...rest] = item.excerpt
  const text = first?.text.replace(/^(?:(?:export|default|declare|async)\s+)*function\s*/u, '') ?? ''
  return { ...item, excerpt: [{ ...first, text }, ...rest] }
}

/** Name of a member as in doc models: strings quoted, a computed name that is a constant by its value, a symbol as `[key]`. */
function memberName(node: ts.Node, checker: ts.TypeChecker): string {
  const name =
    compiler.isClassElement(node) || compiler.isTypeElement(node) || compiler.isEnumMember(node) ? node.name : undefined
  if (name === undefined) return ''
  const written = compiler.isComputedPropertyName(name) ? name.expression : name
  if (compiler.isStringLiteralLike(written)) return JSON.stringify(written.text)
  if (compiler.isNumericLiteral(written)) return written.text
  const bound = compiler.isComputedPropertyName(name) ? checker.getSymbolAtLocation(name) : undefined
  // Names of the compiler, as of symbols, begin with two underscores; an author's own have one more.
  if (bound === undefined || /^__(?!_)/u.test(String(bound.escapedName))) return name.getText()
  return /^[$_\p{ID_Start}][$\p{ID_Continue}]*$/u.test(bound.name) ? bound.name : JSON.stringify(bound.name)
}

function memberKind(node: ts.Node): ItemKind | undefined {
  if (compiler.isAccessor(node)) return 'Property'
  return memberKinds.get(node.kind)
}

const { SyntaxKind } = compiler
const memberKinds: ReadonlyMap<ts.SyntaxKind, ItemKind> = new Map([
  [SyntaxKind.Constructor, 'Constructor'],
  [SyntaxKind.PropertyDeclaration, 'Property'],
  [SyntaxKind.PropertySignature, 'PropertySignature'],
  [SyntaxKind.MethodDeclaration, 'Method'],
  [SyntaxKind.MethodSignature, 'MethodSignature'],
  [SyntaxKind.CallSignature, 'CallSignature'],
  [SyntaxKind.ConstructSignature, 'ConstructSignature'],
  [SyntaxKind.IndexSignature, 'IndexSignature'],
  [SyntaxKind.EnumMember, 'EnumMember'],
])

/** Whether a setter has a getter, which is documented instead. */
function isPairedSetter(node: ts.Node): boolean {
  return compiler.isSetAccessor(node) && pairedAccessor(node) !== undefined
}

/** The setter of a getter, and the reverse. */
export function pairedAccessor(node: ts.AccessorDeclaration): ts.AccessorDeclaration | undefined {
  const { members } = node.parent as ts.Node & { members?: readonly ts.Node[] }
  const name = node.name.getText()
  return members?.filter(compiler.isAccessor).find((one) => {
    return one.kind !== node.kind && one.name.getText() === name && isStatic(one) === isStatic(node)
  })
}

function plainName(name: string): string {
  return name.startsWith('"') ? String(JSON.parse(name)) : name
}

/** Comment of the constructor parameter that declares a property. */
function parameterComment(node: ts.Node): string | undefined {
  if (!compiler.isPropertyDeclaration(node) || !compiler.isClassDeclaration(node.parent)) return undefined
  const name = node.name.getText()
  const constructor = node.parent.members.find(compiler.isConstructorDeclaration)
  const parameter = constructor?.parameters.find((one) => one.name.getText() === name)
  return parameter && commentBefore(parameter)
}

function isMember(node: ts.Node): boolean {
  return compiler.isClassElement(node) || compiler.isTypeElement(node)
}

/** Whether a member has a `#name` or the modifier `private`. */
export function isPrivate(node: ts.Node): boolean {
  const name = compiler.isClassElement(node) ? node.name : undefined
  if (name !== undefined && compiler.isPrivateIdentifier(name)) return true
  return (compiler.getCombinedModifierFlags(node as ts.Declaration) & compiler.ModifierFlags.Private) !== 0
}

function flagsOf(node: ts.Declaration): Pick<ItemFacts, 'flags'> {
  const modifiers = compiler.getCombinedModifierFlags(node)
  const { ModifierFlags } = compiler
  const isOptional = 'questionToken' in node && node.questionToken !== undefined
  const flags = (
    [
      [modifiers & ModifierFlags.Static, 'static'],
      [modifiers & ModifierFlags.Abstract, 'abstract'],
      [modifiers & ModifierFlags.Protected, 'protected'],
      [modifiers & ModifierFlags.Readonly, 'readonly'],
      [isOptional, 'optional'],
    ] as const
  ).flatMap(([has, flag]) => (has ? [flag] : []))
  return flags.length === 0 ? {} : { flags }
}

function typeParameterNodes(node: ts.Node): (ts.Node | undefined)[] {
  const { typeParameters } = node as ts.DeclarationWithTypeParameterChildren
  return (typeParameters ?? []).flatMap((one) => [one.constraint, one.default])
}

function typeParameters(
  node: ts.Node,
  range: (node: ts.Node | undefined) => ExcerptRangeFacts,
): Pick<ItemFacts, 'typeParameters'> {
  const { typeParameters: own } = node as ts.DeclarationWithTypeParameterChildren
  if (own === undefined || own.length === 0) return {}
  return {
    typeParameters: own.map((one) => ({
      name: one.name.text,
      constraint: range(one.constraint),
      default: range(one.default),
    })),
  }
}

/** Offset of the `{` of a class, interface or enum. */
function bodyStart(node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration): number {
  const sourceFile = node.getSourceFile()
  const clauses = compiler.isEnumDeclaration(node) ? undefined : node.heritageClauses
  const parameters = compiler.isEnumDeclaration(node) ? undefined : node.typeParameters
  const after =
    clauses?.at(-1)?.getEnd() ?? parameters?.at(-1)?.getEnd() ?? node.name?.getEnd() ?? node.getStart(sourceFile)
  return sourceFile.text.indexOf('{', after)
}
