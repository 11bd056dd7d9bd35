import type ts from 'typescript'
import { documentedNames, type DocumentedNames, noNames } from './documented-names.ts'
import { excerptOf, excerptOfType } from './excerpt.ts'
import type { ExcerptFacts, PartFacts } from '../../facts.ts'
import { joinComments } from './join-comments.ts'
import { propertyName } from '../names/property-name.ts'
import type { References } from '../names/reference.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { patternText } from '../source/pattern-comment.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { compiler } from '../../typescript.ts'

/** Reads the documented parts of a declaration's types. */
export interface TypeParts {
  /**
   * Parts of a declaration or a member, down to any depth; empty without documented ones.
   *
   * @param comment - Its comment, whose `@param` tags may document parts: `@param options.depth`.
   * @param isFlat - Whether the members of its type literals are items: see `literalMembers`.
   */
  of(node: ts.Node, comment: string | undefined, isFlat?: boolean): PartFacts[]
}

/** A comment around a type, and the path of names from the comment's declaration to the type. */
interface Scope {
  names: DocumentedNames
  path: string
}

type Callable = ts.SignatureDeclaration

/** Creates a reader that looks for comments in types as written, and for the names of `@param` tags in any type. */
export function createTypeParts(
  checker: ts.TypeChecker,
  references: References,
  sources: SourceTexts,
  texts: TypeTexts,
): TypeParts {
  return { of: read }

  function read(node: ts.Node, comment: string | undefined, isFlat = false): PartFacts[] {
    const names = documentedNames(comment)
    if (!names.hasAny && !mayHaveParts(node)) return []
    const scopes = [{ names, path: '' }]
    const signature = callableOf(node)
    if (signature !== undefined) return declaredParts(signature, node, names, scopes)
    const { type } = (compiler.isSetAccessor(node) ? node.parameters[0] : node) as Partial<ts.VariableDeclaration>
    const outer = outerNodes(node).flatMap((one) => partsOf(one, none))
    const own =
      type === undefined
        ? []
        : isFlat
          ? withoutLiterals(type, scopes, compiler.isTypeElement(node))
          : typedParts(type, scopes)
    return [...typeParameterParts(node), ...own, ...outer]
  }

  /** Whether a node may have doc comments in it, or the type of a module; a fast check of the text. */
  function mayHaveParts(node: ts.Node): boolean {
    return (
      sources.mayHaveComments(node) || /\btypeof\b/u.test(node.getSourceFile().text.slice(node.getStart(), node.end))
    )
  }

  /** Parts of a type; parameters that the comment directly above it documents may be those of a named function type. */
  function typedParts(type: ts.TypeNode, scopes: readonly Scope[]): PartFacts[] {
    const own = partsOf(type, scopes)
    const names = scopes.find((scope) => scope.path === '' && scope.names.hasAny)?.names
    const isCalled = own.some(({ kind }) => kind === 'parameter' || kind === 'returns')
    return names === undefined || isCalled ? own : [...resolvedParameters(type, names), ...own]
  }

  /** Parts of a function: every one has the position of its parameter. */
  function declaredParts(
    signature: Callable,
    node: ts.Node,
    names: DocumentedNames,
    scopes: readonly Scope[],
  ): PartFacts[] {
    const parameters = signature.parameters.flatMap((parameter, position): PartFacts[] => {
      const written = pathName(parameter, position, signature, names)
      const inner = scopes.map((scope) => within(scope, written))
      const comment = sources.comment(parameter)
      const parts = [...(parameter.type === undefined ? [] : partsOf(parameter.type, inner, comment))]
      const defaults = (): Map<string, string> => sources.patternDefaults(node, position)
      const type = checker.getTypeAtLocation(parameter)
      addDocumented(parts, written, names, type, parameter, defaults)
      for (const [path, text] of sources.patternComments(node, position))
        addComment(parts, path.split('.'), text, type, parameter)
      if (comment === undefined && parts.length === 0) return []
      return [{ kind: 'parameter', name: written, position, type: [], ...contentOf(comment, parts) }]
    })
    const returned = returnedContent(signature)
    return [
      ...typeParameterParts(signature),
      ...parameters,
      ...(isEmpty(returned) ? [] : [{ kind: 'returns' as const, name: '', type: [], ...returned }]),
    ]
  }

  function typeParameterParts(node: ts.Node): PartFacts[] {
    const { typeParameters } = node as ts.DeclarationWithTypeParameterChildren
    return (typeParameters ?? []).flatMap((one, position): PartFacts[] => {
      const comment = sources.comment(one)
      const parts = [one.constraint, one.default].flatMap((type) =>
        type === undefined ? [] : operandParts(type, one, none),
      )
      if (comment === undefined && parts.length === 0) return []
      return [{ kind: 'typeParameter', name: one.name.text, position, type: [], ...contentOf(comment, parts) }]
    })
  }

  /**
   * Parts of a type. Operators, type arguments and the like have those of the types in them.
   *
   * @param comment - Comment directly above the type, in addition to those of the scopes.
   */
  function partsOf(node: ts.Node, scopes: readonly Scope[], comment?: string): PartFacts[] {
    const around = comment === undefined ? scopes : [...scopes, { names: documentedNames(comment), path: '' }]
    if (around.every(({ names }) => !names.hasAny) && !mayHaveParts(node)) return []
    if (compiler.isTypeQueryNode(node)) return moduleParts(node, node.exprName)
    if (compiler.isImportTypeNode(node) && node.isTypeOf) return moduleParts(node, node.qualifier ?? node.argument)
    if (compiler.isTypeLiteralNode(node)) return memberParts(node.members, around)
    if (compiler.isFunctionTypeNode(node) || compiler.isConstructorTypeNode(node)) return calledParts(node, around)
    if (compiler.isUnionTypeNode(node)) return unionParts(node, around)
    if (compiler.isTupleTypeNode(node)) return tupleParts(node, around)
    if (compiler.isMappedTypeNode(node)) return mappedParts(node, around)
    const parts: PartFacts[] = []
    compiler.forEachChild(node, (child) => {
      if (!compiler.isJSDoc(child)) parts.push(...operandParts(child, node, around))
    })
    return parts
  }

  /** Parts of a type in another one, as one part if there is a comment before it: a branch of a conditional type. */
  function operandParts(child: ts.Node, { kind, pos }: ts.Node, scopes: readonly Scope[]): PartFacts[] {
    // The comment before the first type of any other operator is that of the whole.
    const isOperand = compiler.isTypeNode(child) && (child.pos !== pos || kind === compiler.SyntaxKind.IntersectionType)
    // A union has its comments itself.
    const comment = isOperand && !compiler.isUnionTypeNode(child) ? sources.typeComment(child) : undefined
    return commented(child as ts.TypeNode, comment, partsOf(child, scopes, comment))
  }

  /** One part for a type with a comment before it; otherwise its parts. */
  function commented(node: ts.TypeNode, comment: string | undefined, parts: PartFacts[]): PartFacts[] {
    if (comment === undefined) return parts
    return [{ kind: 'element', name: '', type: excerptOfType(node, references, checker), ...contentOf(comment, parts) }]
  }

  /** Comment and parts of a return type; a union has its comments itself. */
  function returnedContent({ type }: Callable): Pick<PartFacts, 'comment' | 'parts'> {
    if (type === undefined) return {}
    const comment = compiler.isUnionTypeNode(type) ? undefined : sources.typeComment(type)
    return contentOf(comment, partsOf(type, none, comment))
  }

  /** Parts for all of these members of a type literal, if one of them is documented. */
  function memberParts(nodes: readonly ts.TypeElement[], scopes: readonly Scope[]): PartFacts[] {
    const members = nodes.map((member) => {
      const comment = joinComments(sources.comment(member), sources.setterComment(member))
      const { name, type } = namedExcerpt(member)
      const inner = scopes.map((scope) => within(scope, name))
      const around = comment === undefined ? inner : [...inner, { names: documentedNames(comment), path: '' }]
      const called = callableOf(member)
      const written = (member as Partial<ts.PropertySignature>).type
      const parts =
        called !== undefined ? calledParts(called, around) : written === undefined ? [] : typedParts(written, around)
      const isNamed = inner.some(({ names, path }) => names.all.has(path))
      return {
        isDocumented: comment !== undefined || parts.length > 0 || isNamed,
        part: { kind: 'member' as const, name, type, ...optionalOf(member), ...contentOf(comment, parts) },
      }
    })
    return members.some(({ isDocumented }) => isDocumented) ? members.map(({ part }) => part) : []
  }

  /**
   * Exported values of a module that no page documents: `typeof verbs` of `import * as verbs`, and `typeof import('./verbs')`.
   * `Pick` and the like around it leave some out.
   *
   * @param name - What names the module.
   */
  function moduleParts(node: ts.TypeNode, name: ts.Node): PartFacts[] {
    const named = checker.getSymbolAtLocation(
      compiler.isLiteralTypeNode(name) && compiler.isStringLiteral(name.literal) ? name.literal : name,
    )
    if (named === undefined || references.isExported(named) || references.isOutside(named)) return []
    const module = references.resolve(named)
    if (!module.declarations?.some(compiler.isSourceFile)) return []
    const values = checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = references.resolve(exported)
      const [declaration] = symbol.declarations ?? []
      if (!(symbol.flags & compiler.SymbolFlags.Value) || declaration === undefined) return []
      return [{ name: exported.name, symbol, declaration }]
    })
    const whole = checker.getTypeFromTypeNode(operatorAround(node))
    const kept = values.filter(({ name: key }) => {
      const property = checker.getPropertyOfType(whole, key)
      const [origin] = (property && references.resolve(property))?.declarations ?? []
      return values.some(({ name: other, declaration }) => other === key && declaration === origin)
    })
    return (kept.length > 0 ? kept : values).map(({ name: key, symbol, declaration }): PartFacts => {
      const type = checker.getTypeOfSymbolAtLocation(symbol, node)
      return {
        kind: 'member',
        name: key,
        type: texts.excerpt(type, node),
        ...contentOf(sources.comment(declaration), []),
      }
    })
  }

  /** Parameters and return type of a function type, if a comment or a part of theirs documents them. */
  function calledParts(node: Callable, scopes: readonly Scope[]): PartFacts[] {
    const parameters = node.parameters.map((parameter) => {
      const name = patternText(parameter.name)
      const comment = sources.comment(parameter)
      const inner = scopes.map((scope) => within(scope, name))
      const parts = parameter.type === undefined ? [] : partsOf(parameter.type, inner, comment)
      const isNamed = inner.some(({ names, path }) => names.all.has(path))
      return { parameter, name, comment, parts, isNamed }
    })
    const returned = returnedContent(node)
    const isDirect = scopes.some(({ names, path }) => path === '' && names.hasAny)
    const hasAll = isDirect || parameters.some(({ isNamed }) => isNamed)
    const hasReturns = scopes.some(({ names, path }) => path === '' && names.hasReturns)
    return [
      ...typeParameterParts(node).map(({ position: _, ...part }) => part),
      ...parameters.flatMap(({ parameter, name, comment, parts }): PartFacts[] => {
        if (!hasAll && comment === undefined && parts.length === 0) return []
        const type = parameter.type === undefined ? [] : excerptOfType(parameter.type, references, checker)
        const isRest = parameter.dotDotDotToken === undefined ? {} : { rest: true as const }
        return [{ kind: 'parameter', name, type, ...optionalOf(parameter), ...isRest, ...contentOf(comment, parts) }]
      }),
      ...(node.type !== undefined && (hasReturns || !isEmpty(returned))
        ? [
            {
              kind: 'returns' as const,
              name: '',
              type: excerptOfType(node.type, references, checker),
              ...returned,
            },
          ]
        : []),
    ]
  }

  /** Parts of the only type in a union with parts, or one for each type with a comment or parts. */
  function unionParts(node: ts.UnionTypeNode, scopes: readonly Scope[]): PartFacts[] {
    const comments = sources.memberComments(node)
    const types = node.types.map((type, at) => ({ type, comment: comments[at], parts: partsOf(type, scopes) }))
    const objects = types.filter(({ type, parts }) => parts.length > 0 || isLiteral(type))
    if (objects.length < 2 && types.every(({ comment }) => comment === undefined)) {
      return objects.flatMap(({ parts }) => parts)
    }
    return types.flatMap(({ type, comment, parts }, position): PartFacts[] => {
      if (comment === undefined && parts.length === 0) return []
      const text = excerptOfType(type, references, checker)
      return [{ kind: 'variant', name: discriminantOf(type, node), position, type: text, ...contentOf(comment, parts) }]
    })
  }

  function tupleParts(node: ts.TupleTypeNode, scopes: readonly Scope[]): PartFacts[] {
    const comments = sources.memberComments(node)
    return node.elements.flatMap((element, at) => elementParts(element, scopes, comments[at]))
  }

  function elementParts(
    node: ts.TypeNode | ts.NamedTupleMember,
    scopes: readonly Scope[],
    comment: string | undefined,
  ): PartFacts[] {
    if (!compiler.isNamedTupleMember(node)) {
      return commented(node, comment, partsOf(node, scopes, comment))
    }
    const name = node.name.text
    const inner = scopes.map((scope) => within(scope, name))
    const parts = partsOf(node.type, inner, comment)
    if (comment === undefined && parts.length === 0) return []
    const type = excerptOfType(node.type, references, checker)
    const isRest = node.dotDotDotToken === undefined ? {} : { rest: true as const }
    return [{ kind: 'element', name, type, ...optionalOf(node), ...isRest, ...contentOf(comment, parts) }]
  }

  /** The member of a mapped type, if it has a comment; otherwise the parts of its types. */
  function mappedParts(node: ts.MappedTypeNode, scopes: readonly Scope[]): PartFacts[] {
    const { typeParameter, nameType, type } = node
    const comment = joinComments(sources.comment(node), sources.comment(typeParameter))
    const around = comment === undefined ? scopes : [...scopes, { names: documentedNames(comment), path: '' }]
    const inKey = [typeParameter, ...(nameType === undefined ? [] : [nameType])].flatMap((one) => partsOf(one, none))
    const ofValue = type && !compiler.isUnionTypeNode(type) ? sources.typeComment(type) : undefined
    const parts = [...inKey, ...(type === undefined ? [] : commented(type, ofValue, typedParts(type, around)))]
    if (comment === undefined) return parts
    const text = node.getSourceFile().text
    const name = text.slice(
      text.lastIndexOf('[', typeParameter.getStart()),
      text.indexOf(']', (nameType ?? typeParameter).end) + 1,
    )
    return [
      {
        kind: 'member',
        name: name.replace(/\s+/gu, ' '),
        type: type === undefined ? [] : excerptOfType(type, references, checker),
        ...optionalOf(node),
        ...contentOf(comment, parts),
      },
    ]
  }

  /**
   * Parts of a type outside its type literals, whose members are items.
   *
   * @param isInner - Whether the type is that of such an item: the members without a name of its literals are parts.
   */
  function withoutLiterals(node: ts.TypeNode, scopes: readonly Scope[], isInner: boolean): PartFacts[] {
    if (compiler.isParenthesizedTypeNode(node)) return withoutLiterals(node.type, scopes, isInner)
    if (compiler.isIntersectionTypeNode(node)) {
      return node.types.flatMap((type) =>
        commented(type, sources.typeComment(type), withoutLiterals(type, scopes, isInner)),
      )
    }
    if (!compiler.isTypeLiteralNode(node)) return typedParts(node, scopes)
    return isInner
      ? memberParts(
          node.members.filter(({ name }) => name === undefined),
          scopes,
        )
      : []
  }

  /**
   * Parameters and return type of a named function type that the comment above it documents: `@param event` of
   * `onChange?: Handler`. Of several signatures, the parameters are those of the one that has most of the names, and there
   * is no return type unless they agree on it.
   */
  function resolvedParameters(node: ts.TypeNode, names: DocumentedNames): PartFacts[] {
    const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node))
    const signatures = (type.isUnion() ? type.types : [type]).flatMap((one) =>
      checker.getSignaturesOfType(one, compiler.SignatureKind.Call),
    )
    if (signatures.length === 0) return []
    const documented = (one: ts.Signature): number => one.parameters.filter(({ name }) => names.all.has(name)).length
    const signature = signatures.reduce((best, one) => (documented(one) > documented(best) ? one : best))
    const parameters = signature.getParameters().map((symbol): PartFacts => {
      const declaration = symbol.valueDeclaration
      const isWritten = declaration !== undefined && compiler.isParameter(declaration)
      const isOptional = isWritten && checker.isOptionalParameter(declaration)
      const isRest = isWritten && declaration.dotDotDotToken !== undefined
      const own = checker.getTypeOfSymbolAtLocation(symbol, node)
      const type = texts.excerpt(isOptional ? checker.getNonNullableType(own) : own, node)
      return {
        kind: 'parameter',
        name: symbol.name,
        type,
        ...(isOptional ? { optional: true } : {}),
        ...(isRest ? { rest: true } : {}),
      }
    })
    const returned = new Set(signatures.map((one) => texts.of(one.getReturnType(), node)))
    const isNamed = parameters.some(({ name }) => names.all.has(name))
    return [
      ...(isNamed ? parameters : []),
      ...(names.hasReturns && returned.size === 1
        ? [{ kind: 'returns' as const, name: '', type: texts.excerpt(signature.getReturnType(), node) }]
        : []),
    ]
  }

  /** Adds properties that a comment documents by name, where their type is declared elsewhere: `@param options.depth`. */
  function addDocumented(
    parts: PartFacts[],
    path: string,
    names: DocumentedNames,
    type: ts.Type,
    at: ts.Node,
    defaults: () => ReadonlyMap<string, string> = () => new Map(),
  ): void {
    const prefix = `${path}.`
    const wanted = new Set(
      [...names.all].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length).split('.', 1)[0]!] : [])),
    )
    if (wanted.size === 0) return
    const holder = elementOf(checker.getNonNullableType(type))
    for (const name of wanted) {
      const property = checker.getPropertyOfType(holder, name)
      const value = defaults().get(name)
      const known = parts.findIndex((part) => part.kind === 'member' && part.name === name)
      if (known >= 0) {
        if (value !== undefined) parts[known] = { ...parts[known]!, default: value }
        continue
      }
      if (property === undefined) continue
      const inner: PartFacts[] = []
      addDocumented(inner, `${path}.${name}`, names, checker.getTypeOfSymbolAtLocation(property, at), at)
      parts.push({
        ...memberPart(property, at),
        ...(value === undefined ? {} : { default: value }),
        ...contentOf(undefined, inner),
      })
    }
  }

  /** Adds the comment in a destructuring pattern to the part for its path, after that of the type. */
  function addComment(parts: PartFacts[], path: readonly string[], comment: string, type: ts.Type, at: ts.Node): void {
    const [name, ...rest] = path as [string, ...string[]]
    const property = checker.getPropertyOfType(checker.getNonNullableType(type), name)
    const known = parts.findIndex((part) => part.kind === 'member' && part.name === name)
    const part =
      parts[known] ?? (property === undefined ? { kind: 'member', name, type: [] } : memberPart(property, at))
    const inner = [...(part.parts ?? [])]
    const own = property === undefined ? type : checker.getTypeOfSymbolAtLocation(property, at)
    if (rest.length > 0) addComment(inner, rest, comment, own, at)
    const text = rest.length > 0 || part.comment === comment ? part.comment : joinComments(part.comment, comment)
    parts.splice(known === -1 ? parts.length : known, known === -1 ? 0 : 1, { ...part, ...contentOf(text, inner) })
  }

  function memberPart(property: ts.Symbol, at: ts.Node): PartFacts {
    const isOptional = (property.flags & compiler.SymbolFlags.Optional) !== 0
    const own = checker.getTypeOfSymbolAtLocation(property, at)
    const type = texts.excerpt(isOptional ? checker.getNonNullableType(own) : own, at)
    return { kind: 'member', name: propertyName(property), type, ...(isOptional ? { optional: true } : {}) }
  }

  function elementOf(type: ts.Type): ts.Type {
    return checker.isArrayType(type) ? (checker.getTypeArguments(type as ts.TypeReference)[0] ?? type) : type
  }

  /** Name of a member, and the text after it: `(id: string): void` for a method. */
  function namedExcerpt(member: ts.TypeElement): { name: string; type: ExcerptFacts } {
    const { name } = member
    if (name === undefined) return { name: '', type: withoutEnd(excerptOf(member, references, checker).pieces) }
    const text = compiler.isStringLiteralLike(name) ? name.text : name.getText()
    if (compiler.isPropertySignature(member)) {
      return { name: text, type: member.type === undefined ? [] : excerptOfType(member.type, references, checker) }
    }
    const { pieces, range } = excerptOf(member, references, checker, [
      name,
      (member as ts.MethodSignature).questionToken,
    ])
    const { questionToken } = member as ts.MethodSignature
    return { name: text, type: withoutEnd(pieces.slice(range(questionToken ?? name)[1])) }
  }
}

const none: readonly Scope[] = [{ names: noNames, path: '' }]

function within({ names, path }: Scope, name: string): Scope {
  return { names, path: path === '' ? name : `${path}.${name}` }
}

function contentOf(comment: string | undefined, parts: readonly PartFacts[]): Pick<PartFacts, 'comment' | 'parts'> {
  return { ...(comment === undefined ? {} : { comment }), ...(parts.length === 0 ? {} : { parts }) }
}

function isEmpty({ comment, parts }: Pick<PartFacts, 'comment' | 'parts'>): boolean {
  return comment === undefined && parts === undefined
}

function optionalOf(node: ts.Node): { optional?: true } {
  return 'questionToken' in node && node.questionToken !== undefined ? { optional: true } : {}
}

/** The signature of a function or method, or of a constant with a function type. */
function callableOf(node: ts.Node): Callable | undefined {
  if (compiler.isVariableDeclaration(node)) {
    return node.type !== undefined && compiler.isFunctionTypeNode(node.type) ? node.type : undefined
  }
  if (compiler.isAccessor(node)) return undefined
  return compiler.isFunctionLike(node) && !compiler.isFunctionTypeNode(node) ? node : undefined
}

/** Types in the head of a class or an interface. */
function outerNodes(node: ts.Node): readonly ts.Node[] {
  return compiler.isClassDeclaration(node) || compiler.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : []
}

/** Name of a parameter; a destructuring pattern has that of the `@param` at its position. */
function pathName(
  parameter: ts.ParameterDeclaration,
  position: number,
  { parameters }: Callable,
  names: DocumentedNames,
): string {
  if (compiler.isIdentifier(parameter.name)) return parameter.name.text
  const given = names.order[position]
  const isTaken = parameters.some(({ name }) => compiler.isIdentifier(name) && name.text === given)
  return given === undefined || isTaken ? patternText(parameter.name) : given
}

/** The outermost type with type arguments that has a type as its argument: `Readonly<Pick<typeof verbs, 'lift'>>`. */
function operatorAround(node: ts.TypeNode): ts.TypeNode {
  const { parent } = node
  return compiler.isTypeReferenceNode(parent) || compiler.isParenthesizedTypeNode(parent)
    ? operatorAround(parent)
    : node
}

function isLiteral(node: ts.TypeNode): boolean {
  return compiler.isParenthesizedTypeNode(node) ? isLiteral(node.type) : compiler.isTypeLiteralNode(node)
}

/** The property by which a union of type literals is discriminated, as written in one of them: `kind: 'circle'`. */
function discriminantOf(node: ts.TypeNode, { types }: ts.UnionTypeNode): string {
  const found = propertiesOf(node).find(
    ({ name, type }) =>
      type !== undefined &&
      compiler.isLiteralTypeNode(type) &&
      types.every((one) => propertiesOf(one).some((other) => other.name.getText() === name.getText())),
  )
  return found === undefined ? '' : `${found.name.getText()}: ${found.type!.getText()}`
}

function propertiesOf(node: ts.TypeNode): ts.PropertySignature[] {
  if (compiler.isParenthesizedTypeNode(node)) return propertiesOf(node.type)
  return compiler.isTypeLiteralNode(node) ? node.members.filter(compiler.isPropertySignature) : []
}

/** Pieces without the semicolon or comma at the end of a member. */
function withoutEnd(pieces: ExcerptFacts): ExcerptFacts {
  const last = pieces.at(-1)
  return last === undefined ? pieces : [...pieces.slice(0, -1), { ...last, text: last.text.replace(/[;,]\s*$/u, '') }]
}
