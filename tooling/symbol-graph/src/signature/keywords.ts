/** Keywords, unless they name a property or a parameter. */
export const keywords: ReadonlySet<string> = new Set(
  (
    'abstract accessor as asserts async class const constructor declare default enum export extends false ' +
    'function get implements import in infer interface is keyof let namespace module new null out override ' +
    'private protected public readonly set static this true type typeof undefined unique var void'
  ).split(' '),
)

/** Types that are keywords. */
export const primitiveTypes: ReadonlySet<string> = new Set(
  'any bigint boolean never number object string symbol unknown'.split(' '),
)

/** Modifiers and keywords allowed before the declared name. */
export const leadingWords: ReadonlySet<string> = new Set(
  (
    'abstract accessor async class const declare default enum export function get interface let module ' +
    'namespace override private protected public readonly set static type var'
  ).split(' '),
)
