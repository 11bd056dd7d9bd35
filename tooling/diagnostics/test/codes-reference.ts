import { codes, type DiagnosticCode, type Tool } from '../src/index.ts'

/** Explanation of a code in the language of a page. */
export type Explained = readonly [title: string, meaning: string, nextStep: string]

/** Texts of the page, in its language. */
export interface ReferenceWords {
  /** Front matter, title and everything before the codes. */
  head: string
  severities: Readonly<Record<'error' | 'warning' | 'info', string>>
  /** Heading and introduction of each tool's section, in the order of the page. */
  tools: Readonly<Record<Tool, readonly [heading: string, introduction: string]>>
  /** Sentence for a code whose severity is set by a key of the configuration, given as Markdown code. */
  setBy: (key: string) => string
  /** Sentence for a warning that is always reported. */
  always: string
  /** Sentence for a code that means a loss of documentation though it is no error. */
  loss: string
  explain: (code: DiagnosticCode) => Explained
}

/** The page of all codes, as Markdown. */
export function codesReference(words: ReferenceWords): string {
  const sections = Object.entries(words.tools).map(([tool, [heading, introduction]]) => {
    const own = Object.entries(codes).filter(([, explanation]) => explanation.tool === tool)
    return [`## ${heading} {#${tool}}`, introduction, ...own.map(([code]) => entry(code as DiagnosticCode, words))]
  })
  return `${[words.head.trim(), ...sections.flat()].join('\n\n')}\n`
}

function entry(code: DiagnosticCode, words: ReferenceWords): string {
  const { severities, setting, isAlwaysReported, isLoss } = codes[code]
  const [title, meaning, nextStep] = words.explain(code)
  const severity = severities.map((one) => words.severities[one]).join(', ')
  const note = setting !== undefined ? ` ${words.setBy(`\`${setting}\``)}` : isAlwaysReported ? ` ${words.always}` : ''
  const loss = isLoss ? ` ${words.loss}` : ''
  return `### ${code} {#${code.toLowerCase()}}\n\n**${title}** (${severity}). ${meaning} ${nextStep}${loss}${note}`
}
