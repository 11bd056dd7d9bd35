import type { Schema } from 'hast-util-sanitize'
import { defaultSchema } from 'hast-util-sanitize'
import { admonitionKinds } from './admonitions.ts'
import { tokenClasses } from './token-classes.ts'

const removedTags = new Set(['input', 'source', 'strike', 'tt'])
const aria = ['ariaDescribedBy', 'ariaLabel', 'ariaLabelledBy']
const align = ['className', 'align-left', 'align-center', 'align-right'] as const
const size = /^\d{1,4}$/
const targets = ['dataRef', 'dataRepo', 'dataDoc', 'dataHash']

/** Elements that are allowed in a paragraph, and the paragraph that inline content is read in. */
const phrasing = new Set('a b br code del em i img ins kbd p q rp rt ruby s samp span strong sub sup var'.split(' '))

/**
 * Content of the final tree: GitHub's elements without controls, the attributes that valid HTML has on them, and
 * exactly the classes that our own steps write. An earlier step has prefixed the ids of authored HTML.
 */
export const schema: Schema = {
  strip: [...(defaultSchema.strip ?? []), 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !removedTags.has(name)), 'aside'],
  ancestors: defaultSchema.ancestors ?? {},
  clobber: [],
  protocols: {
    cite: ['http', 'https'],
    href: ['http', 'https', 'mailto'],
    src: ['https'],
  },
  attributes: {
    '*': ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'rel', ...targets, ...aria, ['className', 'data-footnote-backref']],
    aside: ['dataAdmonition', ['className', 'admonition', ...admonitionKinds.map((kind) => `admonition-${kind}`)]],
    blockquote: ['cite'],
    code: [],
    del: ['cite'],
    details: ['open'],
    div: ['dataTabs', ['className', 'tabs', 'align-left', 'align-center', 'align-right']],
    h1: [[...align]],
    h2: [['className', 'sr-only', 'align-left', 'align-center', 'align-right']],
    h3: [[...align]],
    img: ['src', 'alt', 'dataRepo', ['width', size], ['height', size], ...aria],
    ins: ['cite'],
    li: [['className', 'task-list-item'], 'value'],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    p: [['className', 'admonition-title', 'align-left', 'align-center', 'align-right']],
    pre: ['dataLanguage', 'dataTitle', 'dataShowLineNumbers', 'dataRendered', ['className', 'code']],
    q: ['cite'],
    section: ['dataTab', ['className', 'footnotes', 'tab']],
    span: ['dataLine', ['className', 'line', 'highlighted', 'task', 'task-done', ...tokenClasses]],
    td: ['colSpan', 'rowSpan', [...align]],
    th: ['colSpan', 'rowSpan', 'scope', [...align]],
    ul: [['className', 'contains-task-list']],
  },
}

/** The same for inline content: block elements leave their words behind. */
export const inlineSchema: Schema = {
  ...schema,
  tagNames: (schema.tagNames ?? []).filter((name) => phrasing.has(name)),
}
