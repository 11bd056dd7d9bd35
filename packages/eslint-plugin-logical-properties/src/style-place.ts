import type { Declaration } from './declaration.ts'
import { axesOf, familyOf } from './axes-of.ts'
import { toCamel } from './name-case.ts'

/** Surroundings of a declaration, on which depends whether a fix is safe. */
export interface StylePlace {
  /** Whether the style, or the element, has a direction of text other than left-to-right lines, or differs by direction. */
  readonly isTurned: boolean
  /** Whether the style is atomic: see {@link isAtomicFunction}. */
  readonly isAtomic: boolean
  /** Whether it is in `sx`, which reads `borderLeft: 1` and `width: 1 / 2` as values of a theme, but no logical property so. */
  readonly isThemed: boolean
  /** The declarations of the whole style. */
  readonly all: readonly Declaration[]
}

/**
 * Whether code selects or asks for a direction: `[dir=rtl] &`, `:dir(rtl)`, `:lang(ar)`, `_rtl`, `.rtl &`,
 * `isRtl ? 1 : 2`, `direction === 'ltr'`.
 */
export function selectsDirection(text: string): boolean {
  return (
    /\[\s*dir\b|:(?:dir|lang)\(|[._]ltr(?![a-z])|=\s*['"]ltr/i.test(text) ||
    /(?<![a-zA-Z])rtl(?![a-z])|R(?:tl|TL)(?![a-z])/.test(text)
  )
}

const turning =
  /(?<![\w-])dir(?:ection)?['"]?\s*:[^,;}\n]*rtl|(?<![\w-])direction=[^\s/>]*rtl|writing-?mode['"]?\s*:[^,;}\n]*(?:vertical|sideways|\btb\b(?<!-tb))|(?:document|documentElement|body|html|root)\.dir\s*=(?!=|\s*['"`]ltr)|setAttribute\(\s*['"]dir['"](?!\s*,\s*['"`]ltr)|<bdi\b|['"`]bdi['"`]/i

/**
 * Whether a file turns text somewhere: `direction: 'rtl'`, `document.dir = ...`, `<bdi>`. Which of its elements are in
 * there is decided while the program runs.
 */
export function turnsFile(source: string): boolean {
  return turning.test(source)
}

/**
 * Whether a function makes a class of each declaration. A later style then replaces an earlier one by the name of the
 * property, and longer names win over shorthands: parts of a split `padding` outlive a later `padding: 0`.
 *
 * @param path - The exported name of the function.
 * @param module - The module that it is imported from, if any.
 */
export function isAtomicFunction(path: readonly string[], module: string | undefined): boolean {
  const name = path.join('.')
  if (/^(?:stylex\.create|cva|sva|css\.raw|sprinkles)$/.test(name)) return true
  return name === 'css' && /styled-system|@pandacss/.test(module ?? '')
}

/**
 * Whether a fix may change which declaration wins, or what its value means.
 *
 * @param added - The properties that the fix adds, in camel case.
 * @param isSplit - Whether it replaces a shorthand by several properties.
 */
export function isUnsafeIn(
  { isAtomic, isThemed, all }: StylePlace,
  added: readonly string[],
  isSplit: boolean,
): boolean {
  if (isThemed && added.some((name) => /^border(?!.*Radius)|(?:inline|block|Inline|Block)Size/.test(name))) return true
  if (!isAtomic || added.length === 0) return false
  const logical = all.map(({ property }) => toCamel(property)).filter((name) => axesOf(name).length > 0)
  return isSplit || logical.some((name) => added.some((other) => familyOf(other) === familyOf(name)))
}
