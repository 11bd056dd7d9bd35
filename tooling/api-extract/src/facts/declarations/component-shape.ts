import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Types of the props that a React component takes, from its signatures. */
export interface ComponentShape {
  /** Types of the props; the first one has the props of a call without type arguments. */
  props: readonly ts.Type[]
  /** Names of the props with a default value in `defaultProps`. */
  defaulted: ReadonlySet<string>
}

/** Names of the types that JSX expressions have, in React and in libraries with its types. */
const elementNames: ReadonlySet<string> = new Set(['ReactElement', 'ReactPortal', 'VNode'])

/**
 * Reads the type of a value as a React component: a function of at most props and a ref or context that returns an element,
 * or a class whose instances have `props` and `render`. Covers `forwardRef`, `memo`, `styled` and polymorphic components,
 * whose types are objects with such signatures.
 *
 * @returns `undefined` for a type that is no component.
 */
export function componentShape(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ComponentShape | undefined {
  const { SignatureKind } = compiler
  if (type.isUnion()) {
    const shapes = type.types.map((one) => componentShape(checker, one, at))
    return shapes.every((one) => one !== undefined) ? shapes[0] : undefined
  }
  const calls = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (calls.length > 0) {
    if (!calls.every(isComponentCall)) return undefined
    return shape(calls.map(({ parameters: [props] }) => typeOf(props)))
  }
  const made = checker.getSignaturesOfType(type, SignatureKind.Construct).map((one) => one.getReturnType())
  if (made.length === 0 || !made.every((one) => one.getProperty('render') && one.getProperty('setState')))
    return undefined
  return shape(made.slice(0, 1).map((one) => typeOf(one.getProperty('props'))))

  function typeOf(property: ts.Symbol | undefined): ts.Type | undefined {
    return property && checker.getTypeOfSymbolAtLocation(property, at)
  }

  function shape(written: readonly (ts.Type | undefined)[]): ComponentShape {
    const all = written.flatMap((one) => one ?? [])
    // A polymorphic component has its own element last: `OverridableComponent`.
    const [plain, generic] = [all.filter((one) => !isGeneric(one)), all.filter(isGeneric)]
    const defaults = typeOf(type.getProperty('defaultProps'))
    return {
      props: [...plain.toReversed(), ...generic],
      defaulted: new Set(defaults && checker.getPropertiesOfType(defaults).map(({ name }) => name)),
    }
  }

  function isComponentCall(signature: ts.Signature): boolean {
    const { parameters } = signature
    const result = signature.getReturnType()
    if (parameters.length > 2 || (!returnsElement(result) && !isNothing(result))) return false
    const props = typeOf(parameters[0])
    return props === undefined || isProps(props)
  }

  /** Whether a parameter can be props: an object without call signatures, or a type that is known later. */
  function isProps(props: ts.Type): boolean {
    const { TypeFlags } = compiler
    if (props.isUnionOrIntersection()) return props.types.every(isProps)
    if (props.flags & (TypeFlags.TypeParameter | TypeFlags.Conditional | TypeFlags.IndexedAccess | TypeFlags.Any))
      return true
    return (
      (props.flags & TypeFlags.Object) !== 0 &&
      !checker.isArrayLikeType(props) &&
      checker.getSignaturesOfType(props, SignatureKind.Call).length === 0 &&
      checker.getSignaturesOfType(props, SignatureKind.Construct).length === 0
    )
  }

  /** Whether a type is, includes or promises an element. */
  function returnsElement(result: ts.Type): boolean {
    if (result.isUnion()) return result.types.some(returnsElement)
    if (result.symbol?.escapedName === 'Promise') {
      return checker.getTypeArguments(result as ts.TypeReference).some(returnsElement)
    }
    return isElement(result, 0)
  }

  function isElement(result: ts.Type, depth: number): boolean {
    const { symbol } = result
    if (symbol === undefined || depth > 4) return false
    const name = String(symbol.escapedName)
    const parent = (symbol as ts.Symbol & { parent?: ts.Symbol }).parent
    if (elementNames.has(name) || (name === 'Element' && parent?.escapedName === 'JSX')) return true
    return result.isClassOrInterface() && checker.getBaseTypes(result).some((base) => isElement(base, depth + 1))
  }

  function isGeneric(props: ts.Type): boolean {
    const { TypeFlags } = compiler
    const open = TypeFlags.TypeParameter | TypeFlags.Conditional | TypeFlags.IndexedAccess
    return (props.flags & open) !== 0 || (props.isUnionOrIntersection() && props.types.some(isGeneric))
  }
}

function isNothing({ flags }: ts.Type): boolean {
  return (flags & compiler.TypeFlags.Null) !== 0
}
