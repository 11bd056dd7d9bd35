/** Block tags with a place of their own on the page, by the names that TSDoc, JSDoc, Closure and TypeDoc use for them. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arg: 'param',
    argument: 'param',
    brief: 'summary',
    classdesc: 'description',
    desc: 'description',
    exception: 'throws',
    file: 'description',
    fileoverview: 'description',
    overview: 'description',
    prop: 'property',
    return: 'returns',
    template: 'typeparam',
    throw: 'throws',
    default: 'defaultvalue',
    yield: 'yields',
  }),
)

/** Tags whose content has a place of its own on the page, and those that no page shows: remarks of the author to the author or the compiler. */
const placed = words(
  'param typeparam returns throws example see deprecated defaultvalue remarks description summary privateremarks property yields ' +
    'category group inheritdoc replacedby searchalias ts-check ts-nocheck ts-ignore ts-expect-error',
)

/** Tags shown as a labelled block, so that they end the block before them wherever they stand. */
const labelled = words('since todo author version license copyright alias decorator set fires emits event listens')

/** Tags without content: text after them continues the block before. */
const modifiers = words(
  'alpha beta experimental internal public sealed virtual override eventproperty packagedocumentation hidden ignore readonly ' +
    'protected private package',
)

/** Tags that repeat the declaration or instruct a tool. Their names and types are not shown. */
const repeated = words(
  'abstract access async augments borrows callback class const constant constructor constructs enum export exports ' +
    'extends external final func function generator global hideconstructor host implements inheritable inner ' +
    'inline inlinetype preventinline instance interface kind lends member memberof method mixes mixin module name namespace nocollapse ' +
    'nosideeffects noinheritdoc object overload preserve record requires satisfies static struct suppress this type ' +
    'typedef type var variation expand preventexpand reexport primaryexport useDeclaredType document sortstrategy showcategories ' +
    'hidecategories showgroups hidegroups disablegroups mergemodulewith label nodefaultexport',
)

/** Repeating tags whose content is a name or a path, however many words it has. */
const onlyNames = words(
  'access augments borrows extends implements kind label lends memberof mergemodulewith mixes name requires ' +
    'sortstrategy suppress variation',
)

/** Repeating tags with a type in braces and no name: words follow it. */
const onlyTypes = words('augments enum extends implements satisfies this type')

function words(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(' '))
}

/** Name of a tag in lower case, the same for all its spellings: `param` for `@arg`. */
export function canonicalTag(name: string): string {
  const tag = name.toLowerCase()
  return aliases.get(tag) ?? tag
}

/** True for a tag without content. @param tag - As {@link canonicalTag} returns it. */
export function isModifier(tag: string): boolean {
  return modifiers.has(tag)
}

/** True for a tag that repeats the declaration. @param tag - As {@link canonicalTag} returns it. */
export function isRepeated(tag: string): boolean {
  return repeated.has(tag)
}

/** True for a repeating tag whose content never has words for readers. */
export function isOnlyName(tag: string): boolean {
  return onlyNames.has(tag)
}

/** True for a repeating tag that has words after its type in braces. */
export function isOnlyType(tag: string): boolean {
  return onlyTypes.has(tag)
}

/** True for a tag of TSDoc, JSDoc, Closure or TypeDoc. */
export function isKnown(tag: string): boolean {
  return placed.has(tag) || labelled.has(tag) || modifiers.has(tag) || repeated.has(tag)
}

/** True for a tag with a place of its own on the page. */
export function isPlaced(tag: string): boolean {
  return placed.has(tag)
}

/** Modifier as TSDoc spells it: `eventProperty`. */
export function modifierName(tag: string): string {
  if (tag === 'eventproperty') return 'eventProperty'
  return tag === 'packagedocumentation' ? 'packageDocumentation' : tag
}
