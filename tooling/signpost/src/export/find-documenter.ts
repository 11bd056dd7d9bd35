import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { peerManifest, type Resolve } from '../packages/find-peer.ts'
import { StepError } from '../steps/step-error.ts'

const documenter = '@microsoft/api-documenter'

/**
 * Program of API Documenter: that of the repository, else one beside Signpost.
 *
 * @param untrusted - Whether to run no code of the root.
 * @throws StepError with the command that installs it.
 */
export function findDocumenter(root: string, untrusted: boolean, resolve?: Resolve): string {
  const manifest = peerManifest(root, untrusted, documenter, resolve)
  const file = manifest === undefined ? undefined : programOf(manifest)
  if (manifest !== undefined && file !== undefined) return join(dirname(manifest), file)
  throw new StepError(
    'export',
    '',
    `Found no ${documenter}, expected it ${untrusted ? 'beside Signpost, because --untrusted runs no code of the root' : 'in the root'}. ` +
      `Install it: npm install --save-dev ${documenter}`,
  )
}

function programOf(manifest: string): string | undefined {
  try {
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> }
    return typeof bin === 'string' ? bin : bin?.['api-documenter']
  } catch {
    return undefined
  }
}
