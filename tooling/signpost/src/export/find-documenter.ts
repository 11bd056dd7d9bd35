import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StepError } from '../steps/step-error.ts'

const documenter = '@microsoft/api-documenter'

/**
 * Program of API Documenter: that of the repository, else one beside Signpost. It is not a dependency of Signpost, because only
 * this command needs it.
 *
 * @param untrusted - Whether to run no code of the root.
 * @param resolve - Finds a module from an address; throws when there is none.
 * @throws StepError with the command that installs it.
 */
export function findDocumenter(root: string, untrusted: boolean, resolve: typeof resolveFrom = resolveFrom): string {
  const places = [...(untrusted ? [] : [pathToFileURL(join(root, 'package.json')).href]), import.meta.url]
  for (const place of places) {
    try {
      const manifest = resolve(place, `${documenter}/package.json`)
      const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> }
      const file = typeof bin === 'string' ? bin : bin?.['api-documenter']
      if (file !== undefined) return join(dirname(manifest), file)
    } catch {
      // Not there.
    }
  }
  throw new StepError(
    'export',
    '',
    `Found no ${documenter}, expected it ${untrusted ? 'beside Signpost, because --untrusted runs no code of the root' : 'in the root'}. ` +
      `Install it: npm install --save-dev ${documenter}`,
  )
}

function resolveFrom(place: string, specifier: string): string {
  return createRequire(place).resolve(specifier)
}
