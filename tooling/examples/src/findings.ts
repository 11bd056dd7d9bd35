import type { Diagnostic } from '@signpost/diagnostics'
import type { SourceError } from '@signpost/files'
import type { TextProblem } from './block.ts'
import type { CompilerError } from './judge.ts'
import { undeclaredCodes } from './judge.ts'

/** File, from the root, and position of a finding. */
export interface At {
  file: string
  line: number
  column: number
}

/** A block that does not compile. `count` is the number of its errors. */
export function doesNotCompile(at: At, { code, message }: CompilerError, count: number): Diagnostic {
  const isUndeclared = undeclaredCodes.has(code)
  return {
    code: isUndeclared ? 'EX-UNDECLARED' : 'EX-COMPILE',
    severity: 'error',
    ...at,
    found: `TS${code}: ${message}${count > 3 ? ` (${count} errors in this block)` : ''}`,
    expected: isUndeclared
      ? 'a name that the block, an earlier one or the package declares'
      : 'an example that compiles',
    nextStep: isUndeclared
      ? 'Declare or import it, also above `// ---cut---`, or mark the block: `ts fragment`.'
      : 'Correct the example, or mark it: `ts fails TS' +
        String(code) +
        '` if it shows an error, `ts fragment` if it is a part.',
  }
}

/** A block with a syntax error. */
export function syntax(at: At, { code, message }: CompilerError): Diagnostic {
  return {
    code: 'EX-SYNTAX',
    severity: 'error',
    ...at,
    found: `TS${code}: ${message}`,
    expected: 'TypeScript or JavaScript without syntax errors',
    nextStep: 'Correct the example, name its language after the fence, or mark it: `ts fragment`.',
  }
}

/** A block that must not compile and does, or has another error. */
export function compiles(at: At, wanted: number | undefined, first: CompilerError | undefined): Diagnostic {
  return {
    code: 'EX-NO-ERROR',
    severity: 'error',
    ...at,
    found: first === undefined ? 'a block that compiles' : `TS${first.code}: ${first.message}`,
    expected: wanted === undefined ? 'an error, as its mark `fails` says' : `TS${wanted}, as its mark \`fails\` says`,
    nextStep: 'Remove or correct the mark, or correct the example.',
  }
}

/** A mark that is not needed. */
export function unneeded(at: At, mark: string): Diagnostic {
  return {
    code: 'EX-MARK',
    severity: 'warning',
    ...at,
    found: `the mark \`${mark}\` on a block that compiles`,
    expected: 'marks that are needed',
    nextStep: 'Remove the mark: the block is checked then.',
  }
}

/** A mark `no-run` on a block that would not be run without it either. */
export function neverRun(at: At): Diagnostic {
  return {
    code: 'EX-MARK',
    severity: 'warning',
    ...at,
    found: 'the mark `no-run` on a block that does not say what it prints, and is never run',
    expected: 'marks that are needed',
    nextStep: 'Remove the mark.',
  }
}

/** A fence without an end, or a mark that is not understood. */
export function problem(at: At, { kind, text, near }: TextProblem): Diagnostic {
  return kind === 'unclosed'
    ? {
        code: 'EX-UNCLOSED',
        severity: 'warning',
        ...at,
        found: `a fence \`${text}\` without an end`,
        expected: 'a line with the same fence after the code',
        nextStep: 'Close the block. It was read to the end of the text.',
      }
    : {
        code: 'EX-MARK',
        severity: 'warning',
        ...at,
        found: `\`${text}\` after the language`,
        expected: `a mark such as \`${near ?? 'fails TS2345'}\``,
        nextStep: near === undefined ? 'Correct the code of the compiler.' : `Write \`${near}\`, or remove the word.`,
      }
}

/**
 * Packages that examples import and that are not installed.
 *
 * @param folders - Those of the packages of the repository that have one name, by that name.
 */
export function notInstalled(
  path: string,
  names: readonly string[],
  folders: ReadonlyMap<string, readonly string[]> = new Map(),
): Diagnostic {
  const packages = names.filter((name) => !name.includes(' ') && !folders.has(name))
  const steps = [
    ...[...folders].map(([name, some]) => `Rename one of the packages ${name}: ${some.join(', ')}.`),
    ...(packages.length > 0 ? [`Run \`npm install --save-dev ${packages.join(' ')}\`.`] : []),
    ...(names.some((name) => name.includes(' ')) && packages.length + folders.size === 0
      ? ['Add "DOM" to `lib` in tsconfig.json.']
      : []),
  ]
  return {
    code: 'EX-NOT-INSTALLED',
    severity: 'warning',
    file: path === '' ? 'package.json' : `${path}/package.json`,
    found: `examples with ${names.join(', ')}, which ${names.length === 1 ? 'is' : 'are'} not installed`,
    expected: 'types of all that examples import',
    nextStep: `${steps.join(' ')} These examples were checked in part.`,
  }
}

/** A package whose examples cannot be checked against it. */
export function withoutTypes(path: string, name: string): Diagnostic {
  return {
    code: 'EX-NO-TYPES',
    severity: 'info',
    file: path === '' ? 'package.json' : `${path}/package.json`,
    found: `${name} without declarations or sources in TypeScript`,
    expected: 'types to check examples against',
    nextStep: 'Build the package, or add a `types` condition. Its examples were checked in part.',
  }
}

/** A block that is too large. */
export function tooLarge(at: At, length: number, limit: number): Diagnostic {
  return {
    code: 'EX-LIMIT',
    severity: 'warning',
    ...at,
    found: `a block of ${length} characters`,
    expected: `at most ${limit}`,
    nextStep: 'Shorten it. It was not compiled.',
  }
}

/** More files than are read. */
export function tooManyFiles(path: string, left: number): Diagnostic {
  return {
    code: 'EX-LIMIT',
    severity: 'warning',
    file: path === '' ? '.' : path,
    found: `${left} more files than are read of one package`,
    expected: 'packages with fewer files',
    nextStep: 'Their examples were not checked.',
  }
}

/** A block that prints, or has as a value, something else than it says. */
export function otherOutput(at: At, expected: string, found: string | undefined): Diagnostic {
  return {
    code: 'EX-OUTPUT',
    severity: 'error',
    ...at,
    found: found ?? 'nothing printed',
    expected: `${expected}, as the comment says`,
    nextStep: 'Correct the example, or run again with `--update` to write the actual value.',
  }
}

/** A block that fails when it runs. */
export function failedRun(at: At, found: string): Diagnostic {
  return {
    code: 'EX-RUN',
    severity: 'error',
    ...at,
    found,
    expected: 'an example that runs to its end',
    nextStep: 'Correct the example, or mark it `no-run`.',
  }
}

/** Blocks of a package that were not run, by reason. */
export function notRun(path: string, reasons: ReadonlyMap<string, number>): Diagnostic {
  const shown = [...reasons]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ')
  return {
    code: 'EX-NOT-RUN',
    severity: 'info',
    file: path === '' ? 'package.json' : `${path}/package.json`,
    found: `examples that were not run or compared: ${shown}`,
    expected: 'examples that run in Node',
    nextStep: 'Build the packages, or mark blocks `no-run`.',
  }
}

/** A file that may not be read. */
export function unreadable(file: string, { found, expected, nextStep }: SourceError): Diagnostic {
  return { code: 'EX-UNREADABLE', severity: 'warning', file, found, expected, nextStep }
}

/** A source that is nested too deeply for the compiler's parser. */
export function tooDeep(file: string): Diagnostic {
  return {
    code: 'EX-UNREADABLE',
    severity: 'warning',
    file,
    found: 'code that is nested too deeply',
    expected: 'a source that the compiler parses',
    nextStep: 'Its examples were not checked.',
  }
}
