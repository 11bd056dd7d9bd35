import ts from 'typescript'
import { checker, entries, isOf, program } from './public-options.ts'

/** A function, method or class that a library exports, with one of its signatures. */
export interface PublicCall {
  /** As a reader writes it: `operators.map`, `new Config`, `Config.create`. */
  readonly name: string
  /** Source file of the entry point. */
  readonly file: string
  /** Name of the export, then of its member. */
  readonly path: readonly string[]
  readonly isClass: boolean
  readonly signature: ts.Signature
}

/** The members that a library declares, of a type; not those of the platform, as a text or a list has them. */
const ownMembers = (type: ts.Type): ts.Symbol[] =>
  type
    .getProperties()
    .filter(({ name, declarations: [declaration] = [] }) => !/^(__|prototype$)/.test(name) && isPublic(declaration))

function isPublic(declaration: ts.Declaration | undefined): boolean {
  if (!declaration?.getSourceFile().fileName.includes('/packages/')) return false
  if (ts.isPrivateIdentifier(ts.getNameOfDeclaration(declaration) ?? declaration)) return false
  if (ts.getJSDocTags(declaration).some(({ tagName }) => tagName.text === 'internal')) return false
  return !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier)
}

/** Everything that users of a library can call by name, with each signature. */
export function publicCalls(folder: string): PublicCall[] {
  const calls: PublicCall[] = []
  const seen = new Set<ts.Signature>()
  const add = (call: Omit<PublicCall, 'signature'>, signatures: readonly ts.Signature[]): void => {
    for (const signature of signatures) {
      const { declaration } = signature
      if (!declaration || seen.has(signature) || !isOf(folder, declaration)) continue
      if (ts.getCombinedModifierFlags(declaration as ts.Declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier)
        continue
      seen.add(signature)
      calls.push({ ...call, signature })
    }
  }
  const visit = (file: string, path: readonly string[], exported: ts.Symbol): void => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const type = checker.getTypeOfSymbol(symbol)
    const name = path.join('.')
    if (symbol.flags & ts.SymbolFlags.Module)
      for (const inner of checker.getExportsOfModule(symbol))
        if (inner.name !== 'prototype') visit(file, [...path, inner.name], inner)
    if (symbol.flags & ts.SymbolFlags.Class) {
      // Libraries create their errors themselves.
      if (/Error$/.test(symbol.name)) return
      add({ name: `new ${name}`, file, path, isClass: true }, type.getConstructSignatures())
    } else if (!(symbol.flags & ts.SymbolFlags.Value)) return
    add({ name, file, path, isClass: false }, type.getCallSignatures())
    for (const member of ownMembers(type)) {
      const of = { name: `${name}.${member.name}`, file, path: [...path, member.name], isClass: false }
      add(of, checker.getTypeOfSymbol(member).getCallSignatures())
    }
  }
  for (const [library, files] of entries) {
    if (library !== folder) continue
    for (const [, file] of files) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)
      for (const one of module ? checker.getExportsOfModule(module) : []) visit(file, [one.name], one)
    }
  }
  return calls
}

/** The methods of what a call returns, and its signature if that is a function: an empty name. */
export function methodsOfResult({ signature }: PublicCall): [name: string, signature: ts.Signature][] {
  const type = checker.getNonNullableType(
    checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType(),
  )
  return [
    ...type
      .getCallSignatures()
      .slice(0, 1)
      .map((one) => ['', one] as [string, ts.Signature]),
    ...ownMembers(type).flatMap((member) =>
      checker
        .getTypeOfSymbol(member)
        .getCallSignatures()
        .slice(0, 1)
        .map((one) => [member.name, one] as [string, ts.Signature]),
    ),
  ]
}

/** The types of the parameters of a signature, of a rest parameter that of one element. */
export function parametersOf(signature: ts.Signature): { name: string; type: ts.Type }[] {
  return signature.getParameters().map((parameter) => {
    const type = checker.getTypeOfSymbol(parameter)
    const { valueDeclaration: declared } = parameter
    const isRest = declared && ts.isParameter(declared) && declared.dotDotDotToken
    return { name: parameter.name, type: (isRest && type.getNumberIndexType()) || type }
  })
}

/** Members that every object has, of types whose values are made by their constructor. */
const constructed: Readonly<Record<string, () => unknown>> = {
  Date: () => new Date(0),
  Map: () => new Map(),
  ReadonlyMap: () => new Map(),
  ReadonlySet: () => new Set(),
  Set: () => new Set(),
  Promise: () => Promise.resolve({}),
  RegExp: () => /text/,
  Uint8Array: () => new Uint8Array(2),
}

/** Any value of a type: the shortest that the compiler accepts. Types of other packages are not known: `{}`. */
export function valueOf(type: ts.Type, depth = 0): unknown {
  const { flags } = type
  if (depth > 4) return {}
  if (type.isUnion()) {
    const part = type.types.find((one) => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
    return part && valueOf(part, depth)
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (flags & ts.TypeFlags.StringLike) return 'text'
  if (flags & ts.TypeFlags.NumberLike) return 1
  if (flags & ts.TypeFlags.BooleanLike) return true
  if (flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint && constraint !== type ? valueOf(constraint, depth) : {}
  }
  if (type.getConstructSignatures().length > 0) return Object
  const [call] = type.getCallSignatures()
  if (call) return () => valueOf(call.getReturnType(), depth + 1)
  if (checker.isTupleType(type) || checker.isArrayType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map((one) => valueOf(one, depth + 1))
  const construct = constructed[type.symbol?.name ?? '']
  if (construct) return construct()
  if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return flags & ts.TypeFlags.Any ? {} : undefined
  return Object.fromEntries(
    type
      .getProperties()
      .filter((one) => !(one.flags & ts.SymbolFlags.Optional) && !one.name.startsWith('__'))
      .map((one) => [one.name, valueOf(checker.getTypeOfSymbol(one), depth + 1)]),
  )
}

/** The members of a parameter that is an object of a library's own type, and no class: options, or an annotation. */
export function membersOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.flatMap((part) => {
    const isObject = part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
    if (!isObject || part.isClass() || part.symbol?.flags & ts.SymbolFlags.Class || part.getCallSignatures().length)
      return []
    return ownMembers(part).map(({ name }) => name)
  })
}
