import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { SourceRoot } from '@signpost/files'
import { bundleModule, bundleProblem } from './config/bundle-module.ts'
import type { ConfigProblem } from './config/schema.ts'
import type { CheckedConfig } from './config/checked-config.ts'

/** Module of `transform`, bundled. */
export interface ReadTransform {
  /** Path in the content: `transform.<hash>.mjs`. */
  data: string
  text: string
  /** Absolute paths of the module and of those that it imports. */
  sources: readonly string[]
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
    const { text, sources } = await bundleModule(file)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    return { data: `transform.${hash}.mjs`, text, sources }
  } catch (error) {
    problems.push({
      path: 'transform',
      found: bundleProblem(error as Error, dirname(file)),
      expected: 'a module that can be read and bundled',
    })
    return undefined
  }
}
