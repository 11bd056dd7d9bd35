import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { SiteConfig } from '../src/config/site-config.ts'
import { validateSiteConfig } from '../src/config/validate-site-config.ts'

/** A key of the configuration as it is told about: `docs.toc.min`. */
export interface ConfigKey {
  path: string
  type: string
  isRequired: boolean
  /** As the declaration says it, on one line. */
  words: string
}

/** Localised text of the page, besides the keys. */
export interface ReferenceWords {
  /** Front matter, title and all that comes before the keys. */
  head: string
  columns: readonly [key: string, type: string, standard: string, meaning: string]
  required: string
  /** Headings by the first step of a path; `general` for keys that have no other step. */
  sections: Readonly<Record<string, string>>
  typesTitle: string
  /** Meaning of a key; absent to use the declaration's comment. */
  meanings?: Readonly<Record<string, string>>
  /** Meaning of a type, by its name; absent to use the declaration's comment. */
  types?: Readonly<Record<string, string>>
}

const file = new URL('../src/config/site-config.ts', import.meta.url)
const model = new URL('../src/reader/model.ts', import.meta.url)

/** Types that the keys name, in the order in which the page explains them. */
const namedTypes = [
  ['Text', file],
  ['LinkTarget', file],
  ['NavbarItemConfig', file],
  ['Positioned', file],
  ['NavbarLinkConfig', file],
  ['NavbarDocConfig', file],
  ['NavbarDocSidebarConfig', file],
  ['NavbarDropdownConfig', file],
  ['NavbarControlConfig', file],
  ['NavbarVersionsConfig', file],
  ['LocaleConfig', file],
  ['DocsVersionConfig', file],
  ['SidebarItemConfig', file],
  ['RepositoryHost', model],
  ['Severity', model],
] as const

/** Values that nobody would choose: where one comes back, the default is the value of that key. */
const markers: ReadonlyMap<unknown, string> = new Map([
  ['TITLE', 'title'],
  ['TAGLINE', 'tagline'],
  ['/SRC', 'navbar.logo.src'],
])

/** With nothing but what opens the sections whose keys have defaults only when they are there. */
const bare: SiteConfig = {
  title: 'TITLE',
  tagline: 'TAGLINE',
  navbar: { logo: { src: '/SRC' } },
  announcementBar: { content: 'C' },
  repository: { url: 'https://example.org/r' },
}

/** Every key of the configuration, from its own type. */
export function configKeys(): ConfigKey[] {
  const declaration = declarationOf('SiteConfig', file)
  if (!ts.isInterfaceDeclaration(declaration)) throw new Error('SiteConfig is no interface any more')
  return keysOf(declaration.members, '')
}

/** The page about the configuration, as Markdown. */
export function configurationReference(words: ReferenceWords): string {
  const keys = configKeys()
  const sections = new Map<string, ConfigKey[]>()
  for (const key of keys) {
    const section = key.path.includes('.') ? key.path.split('.')[0]! : 'general'
    sections.set(section, [...(sections.get(section) ?? []), key])
  }
  const tables = [...sections].map(
    ([section, rows]) => `## ${words.sections[section]} {#${section}}\n\n${tableOf(rows, words)}`,
  )
  const types = namedTypes.map(([name, from]) => {
    const declaration = declarationOf(name, from)
    const code = declaration.getText().replace(/^export /, '')
    return `### ${name} {#${name.toLowerCase()}}\n\n${words.types?.[name] ?? docOf(declaration)}\n\n\`\`\`ts fragment\n${code}\n\`\`\``
  })
  return `${[words.head.trim(), ...tables, `## ${words.typesTitle} {#types}`, ...types].join('\n\n')}\n`
}

function tableOf(rows: readonly ConfigKey[], words: ReferenceWords): string {
  const lines = rows.map((key) => {
    const standard = key.isRequired ? words.required : standardOf(key.path)
    return `| ${code(key.path)} | ${code(key.type)} | ${standard} | ${words.meanings?.[key.path] ?? key.words} |`
  })
  return [`| ${words.columns.join(' | ')} |`, '|---|---|---|---|', ...lines].join('\n')
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}

/** Default that validation gives a missing key. */
function standardOf(path: string): string {
  const checked = validateSiteConfig(bare, 'site.config.ts')
  const check = /^on(.)(.*)$/.exec(path)
  const steps = check ? ['checks', check[1]!.toLowerCase() + check[2]!] : path.split('.')
  let value: unknown = checked
  for (const step of steps) value = (value as Record<string, unknown> | null)?.[step]
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '—'
  // A value that only opens its section is not a default, nor is an empty text.
  if (path in bare || path === 'navbar.logo' || path === 'footer.copyright') return '—'
  const other = markers.get(value)
  if (other !== undefined) return code(other)
  if (path === 'locales.list') return code(JSON.stringify((value as { code: string }[]).map((locale) => locale.code)))
  return code(typeof value === 'string' ? JSON.stringify(value) : shown(value))
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${JSON.stringify(inner)}`)
  return `{ ${entries.join(', ')} }`
}

function keysOf(members: readonly ts.TypeElement[], before: string): ConfigKey[] {
  return members.flatMap((member): ConfigKey[] => {
    if (!ts.isPropertySignature(member) || !member.type)
      throw new Error(`${member.getText()} is no property with a type`)
    const path = before + member.name.getText()
    const words = docOf(member)
    if (ts.isTypeLiteralNode(member.type) && words === '') return keysOf([...member.type.members], `${path}.`)
    const type = member.type.getText().replace(/\s+/g, ' ')
    return [{ path, type, isRequired: member.questionToken === undefined, words }]
  })
}

function docOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => (typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? '')))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

function declarationOf(name: string, from: URL): Declaration {
  const source = ts.createSourceFile(from.pathname, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = source.statements.find(
    (statement): statement is Declaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name,
  )
  if (!found) throw new Error(`${from.pathname} declares no ${name}`)
  return found
}
