import type { Node, ObjectExpression } from 'estree'
import type { Rule } from 'eslint'
import { constantObject } from './constant-object.ts'
import type { Declaration } from './declaration.ts'
import { elementProps, turnsMade } from './element-props.ts'
import type { LogicalOptions } from './logical-options.ts'
import { toCamel, toKebab } from './name-case.ts'
import { isNamed, step } from './name-pattern.ts'
import { readObject } from './object-declarations.ts'
import { isAtomicFunction, selectsDirection, turnsFile, type StylePlace } from './style-place.ts'
import { keyOf, objectsIn, outcomes, pathOf, rangeOf } from './syntax.ts'
import { readTemplate } from './template-declarations.ts'
import { toLogical } from './to-logical.ts'
import { namesProperties } from './transition-names.ts'

/** A JSX attribute, which ESTree does not define. */
interface JSXAttribute {
  readonly name: { readonly type: string; readonly name: unknown }
  readonly value: Node | null
}

/** A JSX element, which ESTree does not define. */
interface JSXOpeningElement {
  readonly attributes: readonly (Partial<JSXAttribute> & { readonly type: string })[]
}

/**
 * Visits every declaration in the places selected by the options.
 *
 * @param options - See {@link LogicalOptions}.
 * @param source - The text of the file.
 * @param visit - Called once per declaration.
 */
export function findDeclarations(
  options: Required<LogicalOptions>,
  source: string,
  visit: (declaration: Declaration, place: StylePlace) => void,
): Rule.RuleListener {
  const resolvers = options.resolvers.map((path) => path.split('.'))
  const isFileTurned = turnsFile(source)
  const imported = new Map<string, readonly string[]>()
  /** Modules of imported functions, by local name. */
  const modules = new Map<string, string>()

  /** Name of a callee or tag, with imported names in place of local ones. */
  function nameOf(node: Node): readonly string[] | undefined {
    const path = pathOf(node)
    return path && [...(imported.get(path[0]!) ?? [path[0]!]), ...path.slice(1)]
  }

  function isAtomic(callee: Node): boolean {
    const local = pathOf(callee)?.[0]
    return isAtomicFunction(nameOf(callee) ?? [], local === undefined ? undefined : modules.get(local))
  }

  function* inStyle(object: ObjectExpression): Generator<Declaration> {
    yield* readObject(object, source)
    yield* inNested(object, resolvers)
  }

  function* inNested(object: ObjectExpression, patterns: readonly (readonly string[])[]): Generator<Declaration> {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        for (const inner of objectsIn(property.argument)) yield* inNested(inner, patterns)
        continue
      }
      const rest = step(patterns, keyOf(property))
      if (rest.length === 0) continue
      for (const inner of objectsIn(property.value)) {
        if (rest.some((pattern) => pattern.length === 0)) yield* inStyle(inner)
        const deeper = rest.filter((pattern) => pattern.length > 0)
        if (deeper.length > 0) yield* inNested(inner, deeper)
      }
    }
  }

  function* inNamed(object: ObjectExpression): Generator<Declaration> {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') for (const inner of objectsIn(property.argument)) yield* inNamed(inner)
      else for (const style of objectsIn(property.value)) yield* inStyle(style)
    }
  }

  function* inArguments(nodes: readonly Node[], read: typeof inStyle): Generator<Declaration> {
    for (const node of nodes) for (const object of objectsIn(node)) yield* read(object)
  }

  /** Constants that were read already: several elements may have the same style. */
  const constants = new Set<ObjectExpression>()

  /** Visits the declarations in a call, an attribute or another node. */
  function visitAll(node: Node, found: Iterable<Declaration>, given: Partial<StylePlace> = {}): void {
    const all = [...found]
    const isUpright = ['direction', 'writingMode'].every((name) =>
      all.some((one) => withoutVendor(one.property) === name),
    )
    const isTurned =
      (given.isTurned ?? (isFileTurned && !isUpright)) ||
      selectsDirection(source.slice(...rangeOf(node))) ||
      all.some(turnsText)
    const named = all.flatMap(namedProperties)
    for (const declaration of all) {
      const place = {
        isAtomic: false,
        isThemed: false,
        ...given,
        isTurned: isTurned || isNamedIn(declaration, named),
        all,
      }
      visit(declaration, place)
    }
  }

  /** Whether the nearest element that sets a direction, from that of an attribute outwards, may set another one. */
  function isInDirection(attribute: Rule.Node): boolean {
    const own = attribute.parent as unknown as JSXOpeningElement
    for (let node: Rule.Node | null = attribute; node; node = node.parent) {
      if (node.type === 'CallExpression' && turnsMade(nameOf(node.callee), node)) return true
      const { openingElement } = node as unknown as { openingElement?: JSXOpeningElement }
      if (!openingElement) continue
      const direction = directionOf(openingElement)
      if (direction !== undefined) return direction
      // The attributes of an unknown object may have a direction; those of all ancestors would leave nothing to fix.
      if (openingElement === own && own.attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return true
      if (openingElement.attributes.some(turnsElement)) return true
    }
    return isFileTurned
  }

  function turnsElement({ name, value }: Partial<JSXAttribute>): boolean {
    if (name?.type !== 'JSXIdentifier' || !options.jsxAttributes.includes(String(name.name))) return false
    return [...objectsIn(value)].some((object) => readObject(object, source).some(turnsText))
  }

  /** Reads the style of an attribute or a prop: objects in it, and constants of the file that it names. */
  function visitValue(value: Node, from: Rule.Node, place: Partial<StylePlace>): void {
    const found = [...outcomes(value)]
    const objects = found.filter((outcome) => outcome.type === 'ObjectExpression')
    visitAll(value, inArguments(objects, inStyle), place)
    for (const outcome of found) {
      const object = outcome.type === 'Identifier' ? constantObject(outcome.name, from) : undefined
      if (!object || constants.has(object)) continue
      constants.add(object)
      // Other code may read the constant, so nothing of it is fixed without being asked for.
      visitAll(object, inStyle(object), { ...place, isTurned: true })
    }
  }

  /** Reads the styles among the props of an element that a call makes. */
  function visitProps(props: ObjectExpression, call: Rule.Node): void {
    const isTurned = isWithinTurned(call)
    for (const property of props.properties) {
      const name = property.type === 'Property' ? (keyOf(property) ?? '') : ''
      if (property.type !== 'Property' || !options.jsxAttributes.includes(name)) continue
      visitValue(property.value, call, { isTurned, isThemed: name === 'sx' })
    }
  }

  /** Whether an element that a call makes has a direction, is in one that has, or is in JSX, which may have. */
  function isWithinTurned(call: Rule.Node): boolean {
    for (let node: Rule.Node | null = call; node; node = node.parent) {
      if ((node as { type: string }).type === 'JSXElement') return true
      if (node.type !== 'CallExpression') continue
      if (turnsMade(nameOf(node.callee), node)) return true
    }
    return isFileTurned
  }

  /** Styles of each slot of a component. */
  function* inSlots(object: ObjectExpression): Generator<Declaration> {
    yield* inNested(object, slots)
  }

  return {
    ImportDeclaration({ source: module, specifiers }) {
      const isStylex = module.value === '@stylexjs/stylex'
      for (const { type, local, ...specifier } of specifiers) {
        const name = (specifier as { imported?: { name?: string } }).imported?.name
        modules.set(local.name, String(module.value))
        if (type !== 'ImportSpecifier') {
          if (isStylex) imported.set(local.name, ['stylex'])
        } else if (name !== undefined) imported.set(local.name, isStylex ? ['stylex', name] : [name])
      }
    },
    CallExpression(node) {
      const path = nameOf(node.callee)
      // jQuery writes properties that it knows, and adds units to those.
      if (!path || /^(?:\$|jQuery)$/.test(path[0]!)) return
      if (isNamed(path, options.keyframes)) {
        const made = node.arguments.filter(
          ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression',
        )
        const found = made.length > 0 ? inArguments(made, inStyle) : inArguments(node.arguments, inNamed)
        visitAll(node, found, { isAtomic: isAtomic(node.callee) })
      } else if (isNamed(path, options.functions)) {
        const found = inArguments(node.arguments, isNamed(path, withSlots) ? inSlots : inStyle)
        // Shorthands of vanilla-extract name properties in texts.
        const isReferred = path.at(-1) === 'defineProperties' && /\bshorthands\b/.test(source.slice(...rangeOf(node)))
        visitAll(node, found, { isAtomic: isAtomic(node.callee), ...(isReferred && { isTurned: true }) })
      } else {
        const props = elementProps(path, node)
        if (props) visitProps(props, node as Rule.Node)
      }
    },
    TaggedTemplateExpression(node) {
      const path = nameOf(node.tag)
      if (!path || !isNamed(path, [...options.tags, ...options.keyframes])) return
      visitAll(node, readTemplate(node.quasi, source))
    },
    JSXAttribute(node: Rule.Node) {
      const { name, value } = node as unknown as JSXAttribute
      if (name.type !== 'JSXIdentifier') return
      if (!value) return
      if (name.name === 'styles' && isGlobal(node)) {
        visitAll(value, inArguments([...objectsIn(value)], inNamed))
        return
      }
      if (!options.jsxAttributes.includes(String(name.name))) return
      visitValue(value, node, { isTurned: isInDirection(node), isThemed: name.name === 'sx' })
    },
  }
}

/** Functions whose styles are by slot. */
const withSlots = ['sva', 'defineSlotRecipe']
const slots = ['base.*', 'variants.*.*.*', 'compoundVariants.css.*'].map((path) => path.split('.'))

/** Whether an attribute is of a component for global styles, by selector: that of Emotion or of MUI. */
function isGlobal({ parent }: Rule.Node): boolean {
  const { name } = parent as unknown as { name?: { name?: unknown } }
  return name?.name === 'Global' || name?.name === 'GlobalStyles'
}

/** The physical properties that declarations such as `transition` and `will-change` name, in kebab case. */
function namedProperties({ property, values }: Declaration): string[] {
  if (!namesProperties.test(withoutVendor(property))) return []
  return values
    .flatMap(({ css }) => css.text.split(/[\s,]+/))
    .map((word) => toKebab(word).toLowerCase())
    .filter((word) => toLogical(word) !== undefined || word.startsWith('border-'))
}

/** Whether a property is among the named ones, or has one of their parts, as `border-left` has `border-left-color`. */
function isNamedIn({ property }: Declaration, named: readonly string[]): boolean {
  const own = toKebab(toCamel(property))
  return named.some((other) => other === own || other.startsWith(`${own}-`) || own.startsWith(`${other}-`))
}

/** A property in camel case, without the prefix of a browser: `WebkitWritingMode` is `writingMode`. */
function withoutVendor(property: string): string {
  const bare = toCamel(property).replace(/^-?(?:[Ww]ebkit|[Mm]oz|[Mm]s|epub)(?=[A-Z])/, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** Whether a declaration sets another direction of text than the usual one, or may. */
function turnsText({ property, values: [value, ...others] }: Declaration): boolean {
  const name = withoutVendor(property)
  // Then the text of each paragraph decides.
  if (name === 'unicodeBidi') return [value, ...others].some((one) => one?.css.text.includes('plaintext'))
  const usual = { direction: 'ltr', writingMode: 'horizontal-tb' }[name]
  return usual !== undefined && !(value?.replace && others.length === 0 && value.css.text.trim() === usual)
}

/** Whether an element has a `dir` other than `ltr`; `undefined` without one. */
function directionOf({ attributes }: JSXOpeningElement): boolean | undefined {
  const dir = attributes.find(({ name }) => name?.type === 'JSXIdentifier' && name.name === 'dir')
  return dir && !(dir.value?.type === 'Literal' && dir.value.value === 'ltr')
}
