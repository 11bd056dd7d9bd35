import type { Rule, SourceCode } from 'eslint'
import { axesOf, familyOf } from './axes-of.ts'
import type { Declaration, DeclaredValue, Edit } from './declaration.ts'
import { findDeclarations } from './find-declarations.ts'
import type { LogicalOptions } from './logical-options.ts'
import { isCertain } from './certain-value.ts'
import { toCamel } from './name-case.ts'
import type { PhysicalProperty } from './property-names.ts'
import { optionsSchema, readOptions } from './read-options.ts'
import { documentation, type LogicalRule, type MessageId } from './logical-rule.ts'
import { subjects, type RuleName } from './rule-names.ts'
import { isUnsafeIn, type StylePlace } from './style-place.ts'
import { countInterpolated, isOpenEnded, restore } from './style-text.ts'
import { toLogical, type LogicalResult } from './to-logical.ts'
import { namesProperties, turnNames } from './transition-names.ts'

const messages: Record<MessageId, string> = {
  property: 'Use {{logical}} instead of {{physical}}.',
  shorthand: 'Use {{logical}} instead of {{physical}} with several values.',
  value: 'Use {{logical}} instead of {{physical}}.',
  replace: 'Replace it with {{logical}}.',
}

/** Creates the rule for one of the {@link subjects}. */
export function createRule(name: RuleName): LogicalRule {
  const { covers, description, recommended } = subjects[name]
  return {
    meta: {
      type: 'suggestion',
      docs: { description, recommended, url: documentation },
      messages,
      schema: optionsSchema,
      fixable: 'code',
      hasSuggestions: true,
    },
    create(context) {
      const options = readOptions(context)
      const { sourceCode } = context
      return findDeclarations(options, sourceCode.text, (declaration, place) => {
        const property = toCamel(declaration.property)
        if (!covers.test(property) || options.allow.includes(property as PhysicalProperty)) return
        const isKept = (name: PhysicalProperty): boolean => options.allow.includes(name)
        const problems = namesProperties.test(property)
          ? nameProblems(declaration, isKept, place.all)
          : findProblems(declaration, sourceCode)
        for (const found of problems) {
          if (!found.result.baseline && options.target !== 'all') continue
          const isSplit = found.result.kind === 'shorthand'
          const isUnsafe = isUnsafeIn(place, added(found), isSplit) || staysElsewhere(found, place, sourceCode)
          const isRisky = found.isRisky || place.isTurned || isPlaced(found) || isUnsafe
          context.report(describe({ ...found, isRisky }, options, sourceCode))
        }
      })
    },
  }
}

/** Physical CSS in a declaration. */
interface Problem {
  readonly declaration: Declaration
  readonly result: LogicalResult
  /** The physical part, as written in the source. */
  readonly physical: string
  readonly range: readonly [start: number, end: number]
  /** The edit that fixes it; absent when a single edit cannot. */
  readonly edit: Edit | undefined
  /** Whether the edit may change the rendering, or may be wrong in right-to-left text. */
  readonly isRisky: boolean
}

function findProblems(declaration: Declaration, { text: source }: SourceCode): Problem[] {
  const { property, name, values, isMap } = declaration
  const logical = toLogical(property)
  if (logical) {
    // `left: {…}` may be a variant or a selector of that name; `marginLeft: {…}` can only be a property.
    if (isMap && /^[a-z]+$/.test(property)) return []
    const result = toLogical(property, '')!
    return [{ declaration, result, physical: property, range: name, edit: declaration.rename(logical), isRisky: false }]
  }
  if (isMap) return []
  return values.flatMap((value) => {
    const result = toLogical(property, value.css.text)
    if (!result) return []
    return result.kind === 'value'
      ? wordProblem(declaration, value, result)
      : shorthandProblem(declaration, value, result, source)
  })
}

/**
 * Physical names in a list of properties. Replacing one is safe where the same style sets that property, which is then
 * replaced too: elsewhere it may stay physical, and would not be animated from right to left.
 */
function nameProblems(
  declaration: Declaration,
  isKept: (property: PhysicalProperty) => boolean,
  all: readonly Declaration[],
): Problem[] {
  const declared = all.map(({ property }) => toCamel(property))
  // `border-left` sets `border-left-color` too.
  const isDeclared = (name: string): boolean =>
    declared.some((other) => name.startsWith(other) || other.startsWith(name))
  return declaration.values.flatMap((value) => {
    const { text, turned } = turnNames(value.css.text, isKept)
    const result = toLogical(declaration.property, value.css.text)
    if (turned.length === 0 || !result) return []
    const declarations = [{ ...result.declarations[0]!, value: text }]
    const problem = wordProblem(declaration, value, { ...result, declarations })
    return [{ ...problem, isRisky: problem.isRisky || !turned.every(isDeclared) }]
  })
}

function wordProblem(declaration: Declaration, { css }: DeclaredValue, result: LogicalResult): Problem {
  const range = [css.start, css.start + css.text.length] as const
  const text = restore(result.declarations[0]!.value, css.expressions)
  const physical = `${declaration.property}: ${restore(css.text, css.expressions)}`
  return { declaration, result, physical, range, edit: { range, text }, isRisky: countInterpolated(css.text) > 0 }
}

function shorthandProblem(
  declaration: Declaration,
  value: DeclaredValue,
  result: LogicalResult,
  source: string,
): Problem {
  const { property, name } = declaration
  const edit = value.replace?.(result.declarations)
  // The edit would delete or duplicate the comment.
  const isCommented = edit !== undefined && /\/[*/]/.test(source.slice(...edit.range).replace(value.css.text, ''))
  const written = result.declarations.map((logical) => logical.value).join(' ')
  const isRepeated = countInterpolated(written) > countInterpolated(value.css.text)
  return {
    declaration,
    result,
    physical: property,
    range: name,
    edit: isCommented ? undefined : edit,
    isRisky: isOpenEnded(value.css.text) || isRepeated || !isCertain(property, value.css.text),
  }
}

function describe(
  problem: Problem,
  { unsafeFixes }: Required<LogicalOptions>,
  source: SourceCode,
): Rule.ReportDescriptor {
  const { result, physical, declaration, edit } = problem
  const quote = (text: string): string => `\`${text}\``
  const written =
    result.kind === 'value'
      ? [quote(`${declaration.property}: ${edit?.text}`)]
      : result.declarations.map(({ property }) => quote(declaration.spell(property)))
  const logical = new Intl.ListFormat('en').format(written)
  const [start, end] = problem.range
  const usable = edit && !isTaken(problem) && !isFallback(problem) ? edit : undefined
  const isSafe = !problem.isRisky && !isContested(problem) && !isCollision(problem)
  const fix = usable && ((fixer: Rule.RuleFixer) => fixer.replaceTextRange([...usable.range], usable.text))
  const isFixed = isSafe || (unsafeFixes && !isCollision(problem))
  return {
    loc: { start: source.getLocFromIndex(start), end: source.getLocFromIndex(end) },
    messageId: result.kind satisfies MessageId,
    data: { logical, physical: quote(physical) },
    fix: fix && isFixed ? fix : null,
    suggest: fix && !isFixed ? [{ messageId: 'replace' satisfies MessageId, data: { logical }, fix }] : [],
  }
}

/** The properties that the edit adds. A replaced keyword adds none. */
function added({ result }: Problem): string[] {
  return result.kind === 'value' ? [] : result.declarations.map(({ property }) => toCamel(property))
}

/** Whether the object already has such a key; duplicate keys are invalid. */
function isTaken(problem: Problem): boolean {
  const siblings = new Set(problem.declaration.siblings().map(({ property }) => toCamel(property)))
  return added(problem).some((property) => siblings.has(property))
}

/**
 * Whether a physical keyword is a fallback of the logical one: in a list, as `float: ['left', 'inline-start']`, or in CSS
 * before a declaration of the same property.
 */
function isFallback({ declaration, result, range }: Problem): boolean {
  if (result.kind !== 'value') return false
  const { property, values, siblings } = declaration
  const isHere = ({ css }: DeclaredValue): boolean => css.start === range[0]
  const others = values.some((value) => value.isListed && isHere(value)) ? values.filter((value) => !isHere(value)) : []
  const later = siblings().flatMap((other) => (toCamel(other.property) === toCamel(property) ? other.values : []))
  return [...others, ...later].some(({ css }) => css.text.trim() === result.declarations[0]!.value.trim())
}

/** Whether nearby logical properties already set the same axis, so that the physical side may be intended. */
function isContested(problem: Problem): boolean {
  const { beside, isBesideUnknown } = problem.declaration
  const overlaps = (property: string): boolean =>
    [...beside].some(
      (other) =>
        familyOf(other) === familyOf(property) && axesOf(other).some((axis) => axesOf(property).includes(axis)),
    )
  return added(problem).length > 0 && (isBesideUnknown || added(problem).some(overlaps))
}

/**
 * Whether the value is one that stays physical when text turns: the inset of a device, or a position that was measured
 * or that a transform shifts. Transforms have no logical form.
 */
function isPlaced(problem: Problem): boolean {
  const { isStatic, siblings, values } = problem.declaration
  if (values.some(({ css }) => /safe-area-inset-(?:left|right)/.test(css.text))) return true
  const isInset = added(problem).some((property) => property.startsWith('inset'))
  return isInset && (!isStatic || siblings().some(({ property }) => /^(?:transform|translate)$/.test(property)))
}

/** Whether the property stays physical in another style of an atomic function: there it would win over the logical one. */
function staysElsewhere({ declaration, result }: Problem, { isAtomic, all }: StylePlace, source: SourceCode): boolean {
  if (!isAtomic || result.kind !== 'property') return false
  return all.some((other) => {
    if (other === declaration || toCamel(other.property) !== toCamel(declaration.property)) return false
    const [problem] = findProblems(other, source)
    return problem === undefined || isPlaced(problem) || isCollision(problem)
  })
}

/** Whether the edit of a sibling would add the same property. */
function isCollision(problem: Problem): boolean {
  const mine = new Set(added(problem))
  return problem.declaration.siblings().some(({ property, values, isMap }) => {
    // A key that is there twice: only the last one counts until the fix.
    if (property === problem.declaration.property && mine.size > 0) return true
    if (isMap || mine.size === 0) return false
    const logical = toLogical(property)
    const theirs = logical
      ? [logical]
      : values.flatMap(({ css }) => toLogical(property, css.text)?.declarations.map((d) => d.property) ?? [])
    return theirs.some((other) => mine.has(toCamel(other)))
  })
}
