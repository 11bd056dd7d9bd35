import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../src/cli/commands.ts'

// Lines of `signpost` in the guides and the READMEs.

const repository = join(import.meta.dirname, '../../..')
const docs = join(repository, 'apps/site/content/docs')

/** Pages of the docs, by language, with their text. */
export const docPages: readonly { file: string; text: string }[] = readdirSync(docs, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(docs, file), 'utf8') }))

const texts = [
  ...docPages.map(({ text }) => text),
  ...['README.md', 'CONTRIBUTING.md', 'tooling/signpost/README.md'].map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  ),
]
const names = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]!))].join('|')

/** Lines in blocks and sentences, each once and without `signpost`; in a sentence, a word alone is a mention. */
export const guideLines: readonly string[] = [
  ...new Set(
    texts.flatMap((text) =>
      [
        ...text.matchAll(/\b(?:npx signpost|signpost\/bin\.js) ([^\n#|&`]+)/g),
        ...text.matchAll(new RegExp(`\`signpost ((?:${names})\\b [^\`…]+)\``, 'g')),
      ].map(([, line]) => line!.trim()),
    ),
  ),
].filter((line) => line !== '')

/** A text with values for what others fill in: expressions of GitHub and Azure, and `<name>`. */
const filledIn = (line: string): string =>
  line
    .replaceAll(/\$\{\{.*?\}\}/g, '1')
    .replaceAll('$(System.PullRequest.TargetBranchName)', 'main')
    .replaceAll(/<(?:host|gazdă)>/g, 'docker')
    .replaceAll(/<(?:rule|regulă)>/g, 'type-changed')
    .replaceAll('<dir>', 'public')

/**
 * Arguments of a line, as the shell reads it.
 *
 * @param cwd - Folder for patterns of files.
 */
export function argumentsOf(line: string, cwd: string): string[] {
  const env = {
    ...process.env,
    CI_PAGES_URL: 'https://acme.example/docs/',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: 'origin/main',
  }
  const script = `printf '%s\\0' ${filledIn(line)}`
  return execFileSync('bash', ['-c', script], { cwd, env, encoding: 'utf8' }).split('\0').slice(0, -1)
}
