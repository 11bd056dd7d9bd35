import { jsonString } from './edit-json.ts'
import type { Repository } from './repository.ts'

/** Work of a script on the pages. */
type DocsWork = 'build' | 'check' | 'dev'

/** Name of a script: `docs:build`, or `signpost:build` where the repository builds other docs by one of these names. */
export function docsScript(repository: Repository, work: DocsWork): string {
  const { files, deno } = repository
  const text = files.get(deno ?? 'package.json') ?? '{}'
  const isTaken = (['build', 'check', 'dev'] as const).some((one) => {
    const written = jsonString(text, [deno === undefined ? 'scripts' : 'tasks', `docs:${one}`])
    return written !== undefined && !written.includes('signpost')
  })
  return `${isTaken ? 'signpost' : 'docs'}:${work}`
}
