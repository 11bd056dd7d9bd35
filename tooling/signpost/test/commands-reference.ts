import type { CommandOption } from '@signpost/diagnostics/command-line'
import { options } from '../src/cli/command-line.ts'
import { commands } from '../src/cli/commands.ts'

/** Texts of the page about the commands that are not in their definitions. */
export interface CommandWords {
  /** Front matter and the text before the list of commands. */
  head: string
  command: string
  option: string
  meaning: string
  /** Sentence of a command without options. */
  none: string
  /** Summaries and helps by their English text; absent in English. */
  translations?: Readonly<Record<string, string>>
}

const ofAll = options as Readonly<Record<string, CommandOption>>

function optionsOf(name: string): [string, CommandOption][] {
  const { options: own } = commands[name]!
  return Array.isArray(own)
    ? (own as string[]).map((option) => [option, ofAll[option]!])
    : Object.entries(own as Readonly<Record<string, CommandOption>>)
}

/** Every summary of a command and help of an option, once. */
export function commandTexts(): string[] {
  const texts = Object.entries(commands).flatMap(([name, { summary }]) => [
    summary,
    ...optionsOf(name).map(([, { help }]) => help),
  ])
  return [...new Set(texts)]
}

/** Text as Markdown: options, placeholders, files and commands are code. */
function markdown(text: string): string {
  return text
    .split(/(`[^`]*`|--[a-z][a-z-]*|[^\s,;`]*<[a-z][\w|.-]*>(?:\{[^}]*\}|[^\s,;.`{]|\.(?=[\w{]))*)/)
    .map((piece, at) => (at % 2 === 0 || piece.startsWith('`') ? piece : `\`${piece}\``))
    .join('')
    .replaceAll('|', '\\|')
}

const idOf = (name: string): string => name.replace(' ', '-')

/** The page of all commands with their options, as `--help` prints them. */
export function commandsReference({ head, command, option, meaning, none, translations }: CommandWords): string {
  const words = (text: string): string => markdown(translations === undefined ? text : (translations[text] ?? text))
  const usageOf = (name: string): string => ['signpost', name, commands[name]!.operands].filter(Boolean).join(' ')
  const rows = Object.entries(commands).map(
    ([name, { summary }]) => `| [\`${name}\`](#${idOf(name)}) | ${words(summary)} |`,
  )
  const sections = Object.keys(commands).map((name) => {
    const list = optionsOf(name).map(
      ([key, { value, help }]) => `| \`--${key}${value === undefined ? '' : ` ${value}`}\` | ${words(help)} |`,
    )
    const table = list.length === 0 ? none : [`| ${option} | ${meaning} |`, '|---|---|', ...list].join('\n')
    return `## ${name} {#${idOf(name)}}\n\n\`\`\`sh\n${usageOf(name)}\n\`\`\`\n\n${table}`
  })
  const index = [`| ${command} | ${meaning} |`, '|---|---|', ...rows].join('\n')
  return `${[head, index, ...sections].join('\n\n')}\n`
}
