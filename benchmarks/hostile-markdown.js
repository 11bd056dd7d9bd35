import { createMarkdown } from '../tooling/markdown/dist/index.js'

export const title = 'Markdown that costs a parser most, within the limits of tooling/markdown/src/limits.ts'

/** Bytes of each text; a quarter of them first, so that a family of quadratic cost shows as such. */
const size = 19_600

const times = (text) => (bytes) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)
const counted = (textOf) => (bytes) => {
  let text = ''
  for (let number = 0; text.length < bytes; number++) text += textOf(number)
  return text
}
/** Unlimited text around as much of a family as its limit allows. */
const within =
  (family, most, rest = 'a\n\n') =>
  (bytes) => {
    const limited = family.repeat(Math.min(most, Math.floor(bytes / 2 / family.length)))
    return times(rest)(bytes - limited.length) + '\n\n' + limited
  }
const code = (language, lines) => (bytes) => `\`\`\`${language}\n${times(lines)(bytes - 16)}\n\`\`\``

const control = times(
  'A paragraph of *words* with `code` and a [link](https://a.test/b).\nTwo lines.\n\n- one\n- two\n\n## Title\n\n```ts\nlet a = 1\n```\n\n',
)

const families = {
  'blank lines': times('\n'),
  'lines of a paragraph': times('a\n'),
  'list items': within('- a\n', 5_000),
  'nested list items': within('- a\n  - b\n', 2_500),
  'task list': within('- [ ] a\n', 5_000),
  'lists in lists on each line': within(`${'- '.repeat(39)}a\n`, 128),
  'list items and blocks': within('- a\n:::note\n', 1_000),
  'quotes and blank lines': within('> a\n\n', 2_000),
  alerts: within('> [!NOTE]\n> a\n\n', 2_000),
  'lazy lines of one quote': (bytes) => `${times('a\n\n')(bytes - 2_000)}\n\n> a\n${'b\n'.repeat(998)}`,
  'lazy lines of many quotes': within('> a\nb\n\n', 1_000),
  'headings by underlines': within('a\n=\n', 500),
  headings: times('# a\n'),
  footnotes: counted((number) => (number < 2_000 ? `a[^${number}]\n\n[^${number}]: b\n\n` : 'a\n\n')),
  'references to one footnote': (bytes) => `[^1]: b\n\n${times('a[^1]\n\n')(bytes)}`,
  definitions: counted((number) => `[a${number}]: b\n`),
  'a long address repeated': (bytes) => `[a]: ${'x'.repeat(bytes / 4)}\n\n${'[a]\n\n'.repeat(1_200)}`,
  'closing brackets': (bytes) => `${times('`a` ')(bytes - 1_100)}\n${']'.repeat(999)}`,
  'references without a definition': times(`${'[a] '.repeat(999)}\n\n`),
  emphasis: times(`${'*a **b '.repeat(330)}\n\n`),
  'nested brackets': times(`${'['.repeat(99)}a${']'.repeat(99)}\n\n`),
  'code spans': times('`a` '),
  tables: times('a|b\n-|-\n\n'),
  'one large table': (bytes) => `|a|b|\n|-|-|\n${times('|a|b|\n')(bytes)}`,
  autolinks: times('<https://a.test> https://b.test www.c.test a@b.test '),
  'inline HTML': times('<b>a</b> '),
  'formatting never closed': (bytes) => `${'<b>'.repeat(250)}\n\n${times('a\n\n')(bytes - 800)}`,
  'small code blocks': times('```ts\nlet a = 1\n```\n'),
  'highlighted ranges': times('```ts {1-9999}\na\n```\n'),
  'deep code': code('ts', '(a\n'),
  'deep CSS': code('css', 'a{\n'),
  'deep shell': code('sh', '"$(\n'),
  'long lines of code': code('ts', `${'a<'.repeat(220)}\n`),
}

/** CPU time per kB of each family beside that of ordinary text of the same size, and its growth to four times the size. */
export async function measure() {
  const markdown = await createMarkdown()
  for (const language of ['ts', 'css', 'sh']) markdown.highlight('a', language)
  const cost = (family, bytes) => {
    const source = family(bytes)
    const start = process.cpuUsage()
    const { fallback } = markdown.render(source)
    const { user, system } = process.cpuUsage(start)
    if (fallback) throw new Error(`Found ${fallback.found}, ${fallback.expected}: the text is not within the limits.`)
    return ((user + system) / 1000 / source.length) * 1000
  }
  for (let round = 0; round < 3; round++) cost(control, size / 4)

  const rows = [{ figure: 'control: ordinary text', value: cost(control, size), unit: 'ms per kB' }]
  for (const [name, family] of Object.entries(families)) {
    const small = cost(family, size / 4)
    const large = cost(family, size)
    const growth = Math.round((large / small) * 10) / 10
    rows.push({ figure: name, value: large, unit: `ms per kB, ${growth} times that of a quarter` })
  }
  return rows
}
