import type { Finding } from '../findings.ts'
import type { PackageReview, ReviewFinding, ReviewResult } from '../result.ts'
import { isOpenBreak } from '../result.ts'
import { type RuleId, ruleOf } from '../rules/all-rules.ts'
import { consumerCode } from './consumer-code.ts'
import { coverageLines } from './coverage-lines.ts'
import { acceptanceWords, changesetNote, levelOf, nameOf, summaryOf } from './describe.ts'
import { alsoLines, guess, howToRun } from './finding-lines.ts'
import { codeBlock, inlineCode, plainText } from './markdown-text.ts'
import { rulePage } from './rule-page.ts'
import { type Section, sectionsOf } from './sections.ts'
import { countsOf } from './verdict-line.ts'

/** First line of the comment: the workflow finds it again by it. */
export const commentMarker = '<!-- signpost-api-review -->'

/** Longest comment, in UTF-16 units. GitHub refuses one of more than 65,536 characters. */
const longest = 60_000

/** Room that acceptances, and the table of packages, may take at most each; the rest is for findings. */
const longestHead = 10_000

/** Part of the room of findings for those with their declarations and programs; the rest has a line each. */
const shareOfBlocks = 0.7

/**
 * Formats a review as a comment: the verdict, a table of packages, acceptances of the head, and findings folded by rule, proven
 * breaks first. Where there is no room for all, the mildest have a line each, and then only their number.
 *
 * @returns Empty when nothing changed.
 */
export function markdownComment(result: ReviewResult): string {
  const { findings, newAcceptances, isPolicyChanged, outcome } = result
  if (outcome === 'unchanged' && newAcceptances.length === 0 && !isPolicyChanged) return ''
  const head = [
    commentMarker,
    `## API review: ${titleOf(result)}`,
    ...tableBlocks(result),
    ...acceptanceBlocks(result),
    ...(findings.some(isOpenBreak) ? [howToAccept] : []),
  ].join('\n\n')
  const foot = [...howToRun(findings), ...coverageBlocks(result), summaryOf(result)].join('\n\n')
  const { blocks, left } = groupBlocks(findings, longest - head.length - foot.length - 300)
  const cut =
    left > 0
      ? [`**${left} of ${findings.length} findings do not fit here**, the mildest. The command prints them all.`]
      : []
  return [head, ...blocks, ...cut, foot].join('\n\n')
}

function coverageBlocks({ coverage }: ReviewResult): string[] {
  if (!coverage) return []
  const [first, ...others] = coverageLines(coverage).map((line) => line.text)
  return [[`${first}.`, ...others.map((line) => `- ${plainText(line)}`)].join('\n')]
}

const howToAccept = `To accept a break, run \`npx signpost accept <id> --reason "..."\` with its id from the list, and commit the file that it writes.`

function titleOf({ outcome, findings }: ReviewResult): string {
  if (outcome === 'breaking') return countsOf(findings.filter((finding) => !isAccepted(finding)))
  if (outcome === 'accepted') return 'every break is accepted'
  return outcome === 'compatible' ? 'no break' : 'no API change'
}

function isAccepted(finding: ReviewFinding): boolean {
  return finding.pragmatic === 'major' && !isOpenBreak(finding)
}

function tableBlocks({ packages, findings }: ReviewResult): string[] {
  if (packages.length === 0) return []
  const count = (name: string, isCounted: (finding: ReviewFinding) => boolean) =>
    findings.filter((finding) => finding.package === name && isCounted(finding)).length
  const rows = packages
    .map((one) => ({ one, breaks: count(one.name, ({ pragmatic }) => pragmatic === 'major') }))
    .toSorted((one, other) => other.breaks - one.breaks)
    .map(({ one, breaks }) => {
      const possible = count(one.name, (finding) => finding.possible === 'major')
      return `| ${inTable(one.name)}${one.version === undefined ? '' : ` ${inTable(one.version)}`} | ${changesetOf(one)} | ${neededBy(one)} | ${breaks} | ${possible} |`
    })
  const shown = limited(rows, longestHead)
  const more = rows.length - shown.length
  const table = ['| package | changeset | needs | breaks | possible |', '|---|---|---|---:|---:|', ...shown]
  if (more > 0) table.push(`| and ${more} more | | | | |`)
  const notes = limited(packages.flatMap(notesOf), 3000)
  return [table.join('\n'), ...(notes.length > 0 ? [notes.join('\n')] : [])]
}

/** A bar ends a cell, also in code. */
function inTable(text: string): string {
  return inlineCode(text.replaceAll('|', '¦'))
}

function changesetOf({ changeset: { found, state } }: PackageReview): string {
  return found ?? (state === 'missing' ? '**none**' : 'none')
}

function neededBy(one: PackageReview): string {
  const { bump, status, changeset } = one
  const isSmall = changeset.state === 'too-small' || changeset.state === 'missing'
  return `${isSmall ? `**${bump}**` : bump}${status === 'changed' ? '' : ` (${status})`}`
}

function notesOf(one: PackageReview): string[] {
  const { name, renamedFrom, affected } = one
  const names = limited(affected.map(inlineCode), 500)
  const more = affected.length - names.length
  const note = changesetNote(one)
  const sentences = [
    ...(note === undefined ? [] : [`**It ${note}.**`]),
    ...(renamedFrom === undefined ? [] : [`It resembles ${inlineCode(renamedFrom)}, which was removed: renamed?`]),
    ...(names.length === 0 ? [] : [`May affect ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]),
  ]
  return sentences.length === 0 ? [] : [`- ${inlineCode(name)}: ${sentences.join(' ')}`]
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

/** A folded block for each rule. */
function groupBlocks(findings: readonly ReviewFinding[], room: number): { blocks: string[]; left: number } {
  const blocks: string[] = []
  let used = 0
  let left = 0
  for (const { kind, groups } of sectionsOf(findings, isAccepted)) {
    for (const { rule, findings: list } of groups) {
      const wrap = (items: string) => groupBlock(kind, rule, list.length, items, blocks.length === 0)
      let size = used + wrap('').length + 4
      const items: string[] = []
      for (const finding of list) {
        const full = kind === 'addition' ? briefItem(finding) : fullItem(finding)
        const brief = briefItem(finding)
        const item = size + full.length <= room * shareOfBlocks ? full : brief
        if (size + item.length + 2 > room) continue
        items.push(item)
        size += item.length + 2
      }
      left += list.length - items.length
      if (items.length === 0) continue
      blocks.push(wrap(items.join('\n')))
      used = size
    }
  }
  return { blocks, left }
}

const kindWords: Readonly<Record<Section<Finding>['kind'], string>> = {
  proven: 'break, proven',
  unproven: 'break',
  accepted: 'break, accepted',
  strict: 'only for unusual consumers',
  change: 'no break',
  possible: 'possible, not proven',
  addition: 'no break',
}

function groupBlock(
  kind: Section<Finding>['kind'],
  rule: RuleId,
  count: number,
  items: string,
  isOpen: boolean,
): string {
  const { title, explanation } = ruleOf(rule)
  return [
    `<details${isOpen ? ' open' : ''}>\n<summary><b>${plainText(title)}</b>: ${count} (${kindWords[kind]})</summary>`,
    `${plainText(explanation)} [${rule}](${rulePage(rule)})`,
    items,
    '</details>',
  ].join('\n\n')
}

function briefItem(finding: ReviewFinding): string {
  const id = isOpenBreak(finding) ? ` id ${inlineCode(finding.id)}` : ''
  return `- **${levelOf(finding)}** ${inlineCode(nameOf(finding))}${id}`
}

/** Longest program that is shown. */
const longestWitness = 4000

function fullItem(finding: ReviewFinding): string {
  const { message, place, proof, witness, acceptance, error, rule, possible, before, after, entry } = finding
  const parts = [`${briefItem(finding)}\nat ${inlineCode(`${place.file}:${place.line}`)}`]
  if (message !== ruleOf(rule).title) parts.push(plainText(`${message}${guess(finding)}`))
  if (acceptance) parts.push(`${acceptanceWords[acceptance.state]}: ${inlineCode(acceptance.reason)}`)
  const change = [...marked('- ', before), ...marked('+ ', after)]
  if (change.length > 0) parts.push(codeBlock(change.join('\n'), 'diff'))
  if (witness !== undefined) {
    const code = consumerCode(witness.trim(), finding.witnessEntry ?? entry, finding)
    parts.push(
      code.length > longestWitness
        ? `Its proof has ${code.length} characters and is not shown.`
        : `Compiles before, fails now:\n\n${codeBlock(code)}`,
    )
  }
  if (error !== undefined) parts.push(inlineCode(error.slice(0, 500)))
  if (possible !== undefined) parts.push(`It would be ${possible}, if a program showed it.`)
  else if (proof === 'unproven') parts.push('No consumer program was found that shows it.')
  const placeOf = ({ entry, symbol }: Pick<Finding, 'entry' | 'symbol'>) => `${entry}: ${symbol}`
  parts.push(...alsoLines(finding, { placeOf }).map((text) => plainText(text)))
  return parts
    .join('\n\n')
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
}

function marked(mark: string, text: string | undefined): string[] {
  return text === undefined ? [] : text.split('\n').map((line) => `${mark}${line}`)
}

function limited(items: readonly string[], room: number): string[] {
  let used = 0
  const end = items.findIndex((item) => (used += item.length + 2) > room)
  return end === -1 ? [...items] : items.slice(0, end)
}
