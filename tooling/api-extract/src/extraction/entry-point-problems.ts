import type { Diagnostic } from '../facts.ts'
import type { HiddenDeclaration } from '../mending/mended-runs.ts'
import type { ScreenedDeclarations } from '../mending/screen-declarations.ts'

/** API Extractor threw, and threw again without what it is known not to take. */
export function crashed(key: string, types: string, message: string): Diagnostic {
  return {
    code: 'AR-AE-CRASH',
    severity: 'error',
    entryPoint: key,
    file: types,
    found: `API Extractor threw: ${firstParagraph(message)}`,
    expected: 'a doc model and an API report',
    nextStep: 'Rewrite the declaration that the message names. The facts of this entry point are complete.',
  }
}

/** API Extractor threw, and made a doc model of the rest once the construct was covered up. */
export function recovered(
  key: string,
  types: string,
  message: string,
  omitted: ScreenedDeclarations['omitted'],
): Diagnostic {
  const [first] = omitted
  const left = omitted.map(({ file, line, text }) => `${file}:${line} ${text.split('\n')[0] ?? ''}`).join('; ')
  return {
    code: 'AR-AE-CRASH',
    severity: 'warning',
    entryPoint: key,
    file: first?.file ?? types,
    ...(first ? { line: first.line } : {}),
    found: `API Extractor threw: ${firstParagraph(message)}${left === '' ? '' : `. Left out of the doc model: ${left}`}`,
    expected: 'declarations that API Extractor can take as they are',
    nextStep: 'Nothing need be done: the facts of this entry point are complete.',
  }
}

/** API Extractor threw over one declaration, and made a doc model of the rest. */
export function hidden(key: string, { file, line, name, crash, isLeftOut }: HiddenDeclaration): Diagnostic {
  return {
    code: 'AR-AE-CRASH',
    severity: 'warning',
    entryPoint: key,
    file,
    line,
    found: `API Extractor threw over ${name === undefined ? 'a statement' : `"${name}"`}: ${firstParagraph(crash)}`,
    expected: 'declarations that API Extractor can take as they are',
    nextStep: isLeftOut
      ? 'Nothing need be done: it is left out of the doc model, and the facts of this entry point have it.'
      : 'Nothing need be done: its type is in the doc model as text, without links.',
  }
}

/**
 * Reading the facts threw: a fault of this tool or of the compiler.
 *
 * @param key - The entry point; absent for what is read of the whole package.
 */
export function factsCrashed(what: string, types: string, message: string, key?: string): Diagnostic {
  return {
    code: 'AX-FACTS',
    severity: 'error',
    ...(key === undefined ? {} : { entryPoint: key }),
    file: types,
    found: `the ${what} could not be read: ${firstParagraph(message)}`,
    expected: 'every declaration to be understood by the compiler',
    nextStep: 'Report it with the declaration file; the doc model, if there is one, is not affected.',
  }
}

/** A declaration file without imports or exports is a script: what it declares is global. */
export function notAModule(key: string, types: string): Diagnostic {
  return {
    code: 'AX-NOT-A-MODULE',
    severity: 'error',
    entryPoint: key,
    file: types,
    found: 'a declaration file that neither imports nor exports anything at its top level',
    expected: 'an ECMAScript or CommonJS module',
    nextStep: 'Export the declarations, or leave the entry point out of "exports".',
  }
}

/** A module, but nothing to document. */
export function exportsNothing(key: string, types: string): Diagnostic {
  return {
    code: 'AX-EMPTY',
    severity: 'warning',
    entryPoint: key,
    file: types,
    found: 'a module that exports nothing',
    expected: 'at least one export',
    nextStep: 'Export the API from this file, or leave the entry point out of "exports".',
  }
}

/** The path is inside the package, what it links to is not. */
export function outside(key: string, types: string): Diagnostic {
  return {
    code: 'AX-OUTSIDE',
    severity: 'error',
    entryPoint: key,
    file: types,
    found: 'a link to a file outside the package folder',
    expected: 'a declaration file of the package itself',
    nextStep: 'Replace the link by the file.',
  }
}

/** The package's own configuration was not used. */
export function badConfig(message: string): Diagnostic {
  return {
    code: 'AX-CONFIG',
    severity: 'error',
    file: 'api-extractor.json',
    found: message.replace(/\s*\n\s*/g, ' '),
    expected: 'an api-extractor.json and a tsdoc.json that API Extractor accepts',
    nextStep: 'Repair or remove the file. The shared configuration was used instead.',
  }
}

/** Without API Extractor's request to report its own defects. */
function firstParagraph(message: string): string {
  return (message.split(/\n\s*\n/)[0] ?? '').replace(/\s*\n\s*/g, ' ').replace(/^Internal Error: /, '')
}
