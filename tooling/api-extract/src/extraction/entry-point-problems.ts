import type { LostComment } from '../facts/lost/lost-comments.ts'
import { packageOf } from '../package/node-modules.ts'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import type { Diagnostic, ExportFacts } from '../facts.ts'
import { mostNested } from '../facts/exports/export-table.ts'
import type { HiddenDeclaration } from '../recovery/recovery.ts'
import type { InternalPattern } from './internal-patterns.ts'
import type { PatchedDeclarations } from '../recovery/patch-declarations.ts'

/** API Extractor threw, and so did all retries. */
export function crashed(key: string, types: string, message: string): Diagnostic {
  return {
    code: 'AR-AE-CRASH',
    severity: 'warning',
    entryPoint: key,
    file: types,
    found: `API Extractor threw: ${firstParagraph(message)}`,
    expected: 'a doc model and an API report',
    nextStep: 'Rewrite the declaration in the message for an API report. All of the entry point is documented.',
  }
}

/** API Extractor threw, and made a doc model once the construct was patched. */
export function recovered(
  key: string,
  types: string,
  message: string,
  omitted: PatchedDeclarations['omitted'],
): Diagnostic {
  const [first] = omitted
  const statements = omitted.map(({ file, line, text }) => `${file}:${line} ${text.split('\n')[0] ?? ''}`).join('; ')
  return {
    code: 'AR-AE-CRASH',
    severity: 'info',
    entryPoint: key,
    file: first?.file ?? types,
    ...(first ? { line: first.line } : {}),
    found: `API Extractor threw: ${firstParagraph(message)}${statements === '' ? '' : `. Omitted from the doc model: ${statements}`}`,
    expected: 'declarations that API Extractor accepts',
    nextStep: 'No action needed: the facts of this entry point are complete.',
  }
}

/** API Extractor threw on one declaration, and made a doc model without it or its type. */
export function hidden(key: string, { file, line, name, crash, isOmitted }: HiddenDeclaration): Diagnostic {
  return {
    code: 'AR-AE-CRASH',
    severity: 'info',
    entryPoint: key,
    file,
    line,
    found: `API Extractor threw on ${name === undefined ? 'a statement' : `"${name}"`}: ${firstParagraph(crash)}`,
    expected: 'declarations that API Extractor accepts',
    nextStep: isOmitted
      ? 'No action needed: the doc model omits it, and the facts of this entry point have it.'
      : 'No action needed: its type is in the doc model as text, without links.',
  }
}

/**
 * Reading the facts threw: a bug of this tool or of the compiler.
 *
 * @param part - The part of the facts that is missing.
 * @param key - The entry point; absent for a part that all entry points share.
 */
export function factsCrashed(part: string, types: string, message: string, key?: string): Diagnostic {
  return {
    code: 'AX-FACTS',
    severity: 'error',
    ...(key === undefined ? {} : { entryPoint: key }),
    file: types,
    found: `the ${part} could not be read: ${firstParagraph(message)}`,
    expected: 'declarations that this tool can read',
    nextStep: 'Report it with the declaration file; the doc model, if there is one, is not affected.',
  }
}

/** A declaration file without imports and exports is a script with global declarations. */
export function notAModule(key: string, types: string): Diagnostic {
  return {
    code: 'AX-NOT-A-MODULE',
    severity: key === '.' ? 'error' : 'warning',
    entryPoint: key,
    file: types,
    found: 'a declaration file without top-level imports or exports',
    expected: 'an ECMAScript or CommonJS module',
    nextStep: 'Export the declarations, or remove the entry point from "exports".',
  }
}

/** A script declares modules by a pattern. */
export function patternModule({ name, file }: { name: string; file: string }): Diagnostic {
  return {
    code: 'AX-AMBIENT-PATTERN',
    severity: 'info',
    file,
    found: `declarations for imports of ${JSON.stringify(name)}`,
    expected: 'a module with a name of its own',
    nextStep: 'Nothing: such declarations have no page.',
  }
}

/** A module without exports. */
export function exportsNothing(key: string, types: string): Diagnostic {
  return {
    code: 'AX-EMPTY',
    severity: 'warning',
    entryPoint: key,
    file: types,
    found: 'a module that exports nothing',
    expected: 'at least one export',
    nextStep: 'Export the API from this file, or remove the entry point from "exports".',
  }
}

/** Namespaces whose exports are left out, one diagnostic for all of an entry point. */
export function nestedTooDeeply({ key, types }: EntryPoint, exports: readonly ExportFacts[]): Diagnostic[] {
  const omitted: { path: string; count: number }[] = []
  const visit = (one: ExportFacts, outer: readonly string[]): void => {
    const names = [...outer, one.name]
    if (one.omitted !== undefined) omitted.push({ path: names.join('.'), count: one.omitted })
    for (const inner of one.exports ?? []) visit(inner, names)
  }
  for (const one of exports) visit(one, [])
  const [first] = omitted
  if (first === undefined) return []
  const count = omitted.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      code: 'AX-NESTED',
      severity: 'warning',
      entryPoint: key,
      file: types,
      found: `${count} ${count === 1 ? 'export' : 'exports'} in namespaces nested too deeply, such as ${first.path}`,
      expected: `at most ${mostNested} namespaces in each other`,
      nextStep: 'Export the inner namespaces from the module, too.',
    },
  ]
}

/** A pattern exposes the modules that other entry points are made of, and may expose others beside them. */
export function patternNotExpanded({ pattern, modules, kind, lost }: InternalPattern): Diagnostic {
  const quoted = JSON.stringify(pattern)
  const counted = `${modules} ${modules === 1 ? 'module' : 'modules'}`
  const place = {
    parts: 'of which other entry points are made',
    development: 'of tests, examples or scripts',
    unpublished: 'whose JavaScript is not there',
  }[kind]
  const beside =
    lost.length === 0
      ? ''
      : `, or which are beside these: ${lost.length} with names that no entry point has, such as "${lost[0]}"`
  return {
    code: lost.length === 0 ? 'AX-PATTERN' : 'AX-PATTERN-MODULES',
    severity: 'info',
    file: 'package.json',
    found: `the pattern ${quoted} in "exports", which exposes ${counted} ${place}${beside}`,
    expected: 'entry points with names of their own',
    nextStep: `${lost.length === 0 ? 'Nothing; to' : 'To'} document each as an entry point, add ${quoted} to "signpost.entryPoints" in package.json, or to "packages.entryPoints" of the site's configuration.`,
  }
}

/** The declarations for `require` differ from those for `import`. */
export function halvesDiffer(
  { key, requireTypes }: EntryPoint,
  added: readonly ExportFacts[],
  changed: readonly string[],
): Diagnostic {
  const parts = [
    ...(added.length === 0 ? [] : [`exports that "import" lacks: ${added.map(({ name }) => name).join(', ')}`]),
    ...(changed.length === 0 ? [] : [`names declared otherwise: ${changed.join(', ')}`]),
  ]
  return {
    code: 'AX-REQUIRE',
    severity: 'info',
    entryPoint: key,
    file: requireTypes ?? 'package.json',
    found: `declarations for "require" with ${parts.join('; ')}`,
    expected: 'the declarations for "import"',
    nextStep: 'Nothing if the difference is meant. The documentation has all names, and the declarations for "import".',
  }
}

const reasons: Record<LostComment['reason'], string> = {
  'above-comment': 'above another doc comment',
  'at-end': 'after the last declaration or member',
  'at-export': 'at an export, and the page has the comment of another one',
  'in-code': 'in code, and no declaration is made of what it describes',
  'in-declaration': 'between parts of a declaration, or of one that no page shows',
}

/** A doc comment of something public that no page shows. */
export function commentLost({ words, name, reason, ...place }: LostComment): Diagnostic {
  const at = name === undefined ? '' : ` at \`${name}\``
  return {
    code: 'AX-COMMENT',
    severity: 'warning',
    ...place,
    found: `the doc comment "${words}"${at}, which no page shows: it is ${reasons[reason]}`,
    expected: 'doc comments directly before what they describe',
    nextStep: 'Move it there, or write "/*" in place of "/**" if it is for readers of the source.',
  }
}

/** Comments of sources without declaration maps that no declaration has. */
export function notCompared(found: readonly LostComment[]): Diagnostic[] {
  const [first] = found
  if (first === undefined) return []
  const { size } = new Set(found.map(({ file }) => file))
  const comments = found.length === 1 ? '1 doc comment' : `${found.length} doc comments`
  const { file, line, column, words } = first
  return [
    {
      code: 'AX-UNCOMPARED',
      severity: 'info',
      ...{ file, line, column },
      found: `${comments} of ${size === 1 ? '1 source' : `${size} sources`} that no declaration has, first "${words}"`,
      expected: 'declaration maps, by which comments of sources are found',
      nextStep:
        'Set "declarationMap": true where the declarations are built, and build them again. In declarations written by hand, write the comments there.',
    },
  ]
}

/** The declaration file is a link to a file outside the package. */
export function outside(key: string, types: string): Diagnostic {
  return {
    code: 'AX-OUTSIDE',
    severity: 'error',
    entryPoint: key,
    file: types,
    found: 'a link to a file outside the package folder',
    expected: 'a declaration file of the package itself',
    nextStep: 'Replace the link with the file.',
  }
}

/** The package's configuration is invalid and was not used. */
export function badConfig(message: string): Diagnostic {
  const base = /Error resolving NodeJS path "(?<name>[^"]+)"/.exec(message)?.groups?.['name']
  const step =
    base === undefined
      ? 'Repair or remove the file.'
      : `Install ${packageOf(base)}, which has the file that it extends.`
  return {
    code: 'AX-CONFIG',
    severity: 'error',
    file: 'api-extractor.json',
    found: oneLine(message),
    expected: 'an api-extractor.json and a tsdoc.json that API Extractor accepts',
    nextStep: `${step} The shared configuration was used instead.`,
  }
}

/** Limit in characters: a message may repeat a name of any length. */
const longest = 2000

/** The message without API Extractor's request to report the bug. */
function firstParagraph(message: string): string {
  return oneLine(message.slice(0, longest).split(/\n[^\S\n]*\n/, 1)[0] ?? '').replace(/^Internal Error: /, '')
}

/** The start of a message, with spaces in place of line breaks. */
function oneLine(message: string): string {
  const lines = message
    .slice(0, longest)
    .split('\n')
    .map((line) => line.trim())
  return `${lines.join(' ')}${message.length > longest ? '...' : ''}`
}
