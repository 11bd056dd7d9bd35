import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { SourceRoot } from '@signpost/files'
import { bundleModule } from './config/load-site-config.ts'
import type { ConfigProblem } from './config/schema.ts'
import type { CheckedConfig } from './config/checked-config.ts'

/** Module of `transform`, bundled. */
export interface ReadTransform {
  /** Path in the content: `transform.<hash>.mjs`. */
  data: string
  text: string
  /** Absolute. */
  source: string
}

/**
 * Bundles the module that `transform` names.
 *
 * @param problems - Gets the reason when there is no such module, or it cannot be bundled.
 * @returns Undefined without a transform, and after a problem.
 */
export async function readTransform(
  { transform }: Pick<CheckedConfig, 'transform'>,
  { folder, source }: { folder: string; source: SourceRoot },
  problems: ConfigProblem[],
): Promise<ReadTransform | undefined> {
  if (transform === null) return undefined
  const file = join(folder, transform)
  try {
    source.readText(file)
    const text = await bundleModule(file)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    return { data: `transform.${hash}.mjs`, text, source: file }
  } catch (error) {
    problems.push({
      path: 'transform',
      found: reasonOf(error as Error, folder),
      expected: 'a module that can be read and bundled',
    })
    return undefined
  }
}

/** The first error of esbuild with its line, or the message of another error. */
function reasonOf(error: Error, folder: string): string {
  const [first] = (error as { errors?: { text: string; location?: { line: number } | null }[] }).errors ?? []
  if (first === undefined) return error.message.replaceAll(`${folder}/`, '')
  return `${first.text}${first.location ? `, in line ${first.location.line}` : ''}`
}
