import { toCamel, toKebab } from './name-case.ts'
import { PHYSICAL_TO_LOGICAL, type PhysicalProperty } from './property-names.ts'

/** Properties whose value names other properties, in camel case. */
export const namesProperties: RegExp = /^(?:transition|transitionProperty|willChange)$/

/** Sizes, overflow and scroll axes do not depend on the direction of text: they are named as they are declared. */
const undirected = /^(?:width|height|(?:min|max|containIntrinsic)|overflow|overscroll)/

/**
 * Replaces the physical properties that a value of `transition`, `transition-property` or `will-change` names.
 *
 * @param text - The value, as written in CSS.
 * @param isKept - Whether a property, in camel case, stays physical.
 * @returns The value, and the replaced properties in camel case.
 */
export function turnNames(
  text: string,
  isKept: (property: PhysicalProperty) => boolean = () => false,
): { readonly text: string; readonly turned: readonly PhysicalProperty[] } {
  const turned: PhysicalProperty[] = []
  const written = text.replace(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi, (word) => {
    const name = toCamel(word.toLowerCase()) as PhysicalProperty
    if (!Object.hasOwn(PHYSICAL_TO_LOGICAL, name) || undirected.test(name) || isKept(name)) return word
    turned.push(name)
    return toKebab(PHYSICAL_TO_LOGICAL[name])
  })
  return { text: written, turned }
}
