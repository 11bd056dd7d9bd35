import type { PackageReview, ReviewFinding, ReviewResult } from '../review/result.ts'
import { isOpenBreak } from '../review/result.ts'
import { acceptanceWords, changesetNote, count, levelOf, summaryOf } from './describe.ts'
import { codeBlock, inlineCode, plainText } from './markdown-text.ts'

/** First line of the comment: the workflow finds it again by it. */
export const commentMarker = '<!-- signpost-api-review -->'

/** Longest comment, in UTF-16 units. GitHub refuses one of more than 65,536 characters. */
const longest = 60_000

/** Room that acceptances and lists of packages may take at most; the rest is for findings. */
const longestHead = 15_000

/**
 * Formats a review as a comment: acceptances of the head on top, then packages with their findings. One that would be too long
 * is cut before a whole finding, the mildest first, and says so.
 *
 * @returns Empty when nothing changed.
 */
export function markdownComment(result: ReviewResult): string {
  const { findings, newAcceptances, isPolicyChanged, outcome } = result
  if (outcome === 'unchanged' && newAcceptances.length === 0 && !isPolicyChanged) return ''
  const head = [commentMarker, `## API review: ${titleOf(result)}`, ...acceptanceBlocks(result)].join('\n\n')
  const packages = new Map(result.packages.map((one) => [one.name, packageBlock(one)]))
  const foot = summaryOf(result)
  const shown = fitting(findings, packages, longest - head.length - foot.length - 200)
  const sections = [...packages].flatMap(([name, block]) => {
    const own = shown.filter((finding) => finding.package === name)
    return own.length === 0 ? [] : [[block, ...own.map(findingBlock)].join('\n\n')]
  })
  const left = findings.length - shown.length
  const cut =
    left > 0
      ? [`**${left} of ${findings.length} findings do not fit here**, the mildest. The command prints them all.`]
      : []
  return [head, ...sections, ...cut, foot].join('\n\n')
}

function titleOf({ outcome, findings }: ReviewResult): string {
  if (outcome === 'breaking') return count(findings.filter(isOpenBreak).length, 'break')
  if (outcome === 'accepted') return 'every break is accepted'
  return outcome === 'compatible' ? 'no break' : 'no API change'
}

function acceptanceBlocks({ newAcceptances, isPolicyChanged }: ReviewResult): string[] {
  const items = newAcceptances.map(({ finding, reason, until, state }) => {
    const expiry = until === undefined ? '' : `, until ${until}`
    return `- ${inlineCode(finding)} (${acceptanceWords[state]}${expiry}): ${inlineCode(reason)}`
  })
  const list = limited(items, longestHead)
  const more = items.length > list.length ? [`- and ${items.length - list.length} more`] : []
  return [
    ...(items.length > 0 ? [`**This change accepts breaks itself:**\n\n${[...list, ...more].join('\n')}`] : []),
    ...(isPolicyChanged
      ? [`**This change edits ${inlineCode('api-reports/policy.json')}.** It holds once it is merged.`]
      : []),
  ]
}

function packageBlock(one: PackageReview): string {
  const { name, status, version, renamedFrom, affected } = one
  const level = status === 'changed' ? levelOf(one) : status
  const note = changesetNote(one)
  const names = limited(affected.map(inlineCode), 1000)
  const more = affected.length - names.length
  const sentences = [
    ...(renamedFrom === undefined ? [] : [`It resembles ${inlineCode(renamedFrom)}, which was removed: renamed?`]),
    ...(version === undefined ? [] : [`Last version: ${inlineCode(version)}.`]),
    ...(note === undefined ? [] : [`**It ${note}.**`]),
    ...(names.length === 0 ? [] : [`May affect ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]),
  ]
  return [`### ${inlineCode(name)}: ${level}`, ...(sentences.length > 0 ? [sentences.join(' ')] : [])].join('\n\n')
}

/** Findings whose blocks fit, worst first. A package costs its block with its first finding. */
function fitting(
  findings: readonly ReviewFinding[],
  packages: ReadonlyMap<string, string>,
  room: number,
): ReviewFinding[] {
  const opened = new Set<string>()
  let used = 0
  const end = findings.findIndex((finding) => {
    used += findingBlock(finding).length + 4
    if (!opened.has(finding.package)) used += (packages.get(finding.package)?.length ?? 0) + 4
    opened.add(finding.package)
    return used > room
  })
  return end === -1 ? [...findings] : findings.slice(0, end)
}

/** Longest witness that is shown. */
const longestWitness = 4000

function findingBlock(finding: ReviewFinding): string {
  const { symbol, message, place, proof, witness, acceptance, id, entry, rule } = finding
  const name = inlineCode(symbol === '' ? entry : symbol)
  const where = inlineCode(`${place.file}:${place.line}`)
  const parts = [`- **${levelOf(finding)}** ${name}: ${plainText(message)} (${inlineCode(rule)}, ${where})`]
  if (acceptance) parts.push(`${acceptanceWords[acceptance.state]}: ${inlineCode(acceptance.reason)}`)
  if (witness !== undefined) {
    parts.push(
      witness.length > longestWitness
        ? `Its proof has ${witness.length} characters and is not shown.`
        : `Compiles before, fails now:\n\n${codeBlock(witness)}`,
    )
  }
  if (proof === 'unproven') parts.push('No consumer program was found that shows it.')
  if (isOpenBreak(finding)) parts.push(`To accept it: ${inlineCode(`accept ${id} --reason "..."`)}`)
  return parts
    .join('\n\n')
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}

function limited(items: readonly string[], room: number): string[] {
  let used = 0
  const end = items.findIndex((item) => (used += item.length + 2) > room)
  return end === -1 ? [...items] : items.slice(0, end)
}
