import type ts from 'typescript'
import { excerptOf, excerptOfType, isNamePath } from './excerpt.ts'
import type { ExcerptFacts, HeritageFacts, InheritedFacts } from './facts.ts'
import { parentOf, type References } from './reference.ts'
import type { SourceTexts } from './source-texts.ts'
import { compiler } from './typescript.ts'

/** Reads what classes and interfaces are based on. */
export interface HeritageReader {
  /** The bases of a class or interface, in the order in which they are written; empty for any other declaration. */
  read(node: ts.Declaration): HeritageFacts[]
}

/** The longest type that is written out for a member from elsewhere, in characters. */
const longestType = 400

/**
 * Reads heritage with the checker: type arguments instantiated, defaults filled in. What a base from outside or an
 * expression (a mixin) gives is listed with what declares it, because nothing else in the graph knows.
 */
export function createHeritageReader(
  checker: ts.TypeChecker,
  references: References,
  sources: SourceTexts,
): HeritageReader {
  return {
    read(node) {
      if (!compiler.isClassDeclaration(node) && !compiler.isInterfaceDeclaration(node)) return []
      return (node.heritageClauses ?? []).flatMap(({ token, types }) => {
        const role = token === compiler.SyntaxKind.ExtendsKeyword ? 'extends' : 'implements'
        return types.map((base) => heritageOf(node, base, role))
      })
    },
  }

  function heritageOf(
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    clause: ts.ExpressionWithTypeArguments,
    role: HeritageFacts['role'],
  ): HeritageFacts {
    const { expression } = clause
    const written = excerptOf(expression, references, checker).pieces
    const found = isNamePath(expression) ? checker.getSymbolAtLocation(expression) : undefined
    const symbol = found && references.resolve(found)
    const isType = symbol !== undefined && (symbol.flags & (compiler.SymbolFlags.Class | compiler.SymbolFlags.Interface)) !== 0
    const mixin = isType || role === 'implements' ? undefined : sources.mixin(node)
    const target = found === undefined ? undefined : references.of(found, 'type')
    const isLookedUp = isType && !references.isOutside(symbol)
    const args = isType ? argumentsOf(symbol, clause) : []
    const members = isLookedUp || role === 'implements' ? [] : membersOf(node, clause, mixin)
    return {
      role,
      base: mixin === undefined ? linked(written, expression, target) : mixinExcerpt(mixin, node),
      ...(target === undefined || mixin !== undefined ? {} : { target }),
      ...(args.length === 0 ? {} : { args }),
      ...(members.length === 0 ? {} : { members }),
    }
  }

  /** An expression's own text is a name that refers to the base. */
  function linked(written: ExcerptFacts, expression: ts.Node, target: string | undefined): ExcerptFacts {
    return target === undefined ? written : [{ text: expression.getText(), target }]
  }

  function argumentsOf(symbol: ts.Symbol, clause: ts.ExpressionWithTypeArguments): { name: string; value: ExcerptFacts }[] {
    const parameters = typeParametersOf(symbol)
    const type = checker.getTypeAtLocation(clause) as ts.TypeReference
    const instantiated = parameters.length === 0 ? [] : checker.getTypeArguments(type)
    return parameters.flatMap(({ name: { text: name } }, at) => {
      const written = clause.typeArguments?.[at]
      if (written !== undefined) return [{ name, value: excerptOfType(written, references, checker) }]
      const given = instantiated[at]
      return given === undefined ? [] : [{ name, value: [{ text: textOf(given, clause) }] }]
    })
  }

  /** What the base gives to the instance and, for a class, to the class itself. */
  function membersOf(
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    clause: ts.ExpressionWithTypeArguments,
    mixin: MixinCall | undefined,
  ): InheritedFacts[] {
    const groups = new Map<string, InheritedFacts & { members: InheritedFacts['members'][number][] }>()
    const mixinTarget = mixin?.callees.flatMap((name) => nameTarget(name, node) ?? [])[0]
    const add = (property: ts.Symbol, isStatic: boolean): void => {
      const declaration = property.declarations?.[0]
      if (isStatic && property.flags & compiler.SymbolFlags.Prototype) return
      if (declaration !== undefined && isPrivate(declaration)) return
      const name = property.name.startsWith('__@') ? symbolName(property) : compiler.unescapeLeadingUnderscores(property.escapedName)
      const parent = parentOf(property)
      const from = (parent && !isAnonymous(parent) ? references.of(parent, 'type') : undefined) ?? mixinTarget
      const isLibrary = from?.startsWith('!') === true
      const type = isLibrary ? undefined : textOf(checker.getTypeOfSymbolAtLocation(property, node), node)
      const kind = property.flags & compiler.SymbolFlags.Method ? 'method' : property.flags & compiler.SymbolFlags.Accessor ? 'accessor' : 'property'
      const key = from ?? ''
      let group = groups.get(key)
      if (group === undefined) groups.set(key, (group = { ...(from === undefined ? {} : { from }), members: [] }))
      group.members.push({
        name,
        kind,
        ...(isStatic ? { isStatic: true as const } : {}),
        ...(type === undefined || type.length > longestType ? {} : { type }),
      })
    }
    const base = checker.getTypeAtLocation(clause)
    for (const property of checker.getPropertiesOfType(base)) add(property, false)
    if (compiler.isClassDeclaration(node)) {
      const constructor = checker.getTypeAtLocation(clause.expression)
      for (const property of checker.getPropertiesOfType(constructor)) add(property, true)
    }
    return [...groups.values()]
  }

  function mixinExcerpt({ text }: MixinCall, node: ts.Node): ExcerptFacts {
    return text.split(/(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/u).flatMap((part) => {
      if (part === '') return []
      const target = nameTarget(part, node)
      return [target === undefined ? { text: part } : { text: part, target }]
    })
  }

  function nameTarget(name: string, node: ts.Node): string | undefined {
    if (!/^[\p{ID_Start}$_]/u.test(name)) return undefined
    const symbol = checker.getSymbolsInScope(node, compiler.SymbolFlags.Value | compiler.SymbolFlags.Alias).find((one) => one.name === name)
    return symbol === undefined ? undefined : references.of(symbol, 'value')
  }

  function textOf(type: ts.Type, at: ts.Node): string {
    const { TypeFormatFlags } = compiler
    return checker.typeToString(
      type,
      at,
      TypeFormatFlags.NoTruncation | TypeFormatFlags.UseSingleQuotesForStringLiteralType | TypeFormatFlags.WriteArrowStyleSignature,
    )
  }
}

/** A call that makes a base class: `Named(Base)`. */
export interface MixinCall {
  /** As written in the source. */
  text: string
  /** The functions that are called, outermost first. */
  callees: readonly string[]
}

function typeParametersOf(symbol: ts.Symbol): ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (compiler.isClassDeclaration(declaration) || compiler.isInterfaceDeclaration(declaration)) {
      if (declaration.typeParameters !== undefined) return [...declaration.typeParameters]
    }
  }
  return []
}

function isPrivate(declaration: ts.Declaration): boolean {
  const name = compiler.getNameOfDeclaration(declaration)
  return (
    (name !== undefined && compiler.isPrivateIdentifier(name)) ||
    (compiler.getCombinedModifierFlags(declaration) & compiler.ModifierFlags.Private) !== 0
  )
}

function isAnonymous({ escapedName }: ts.Symbol): boolean {
  return /^__/u.test(String(escapedName))
}

/** `[Symbol.iterator]` of a member that is named by a symbol. */
function symbolName(property: ts.Symbol): string {
  const name = property.declarations?.map((one) => compiler.getNameOfDeclaration(one)?.getText()).find((text) => text !== undefined)
  return name ?? property.name
}
