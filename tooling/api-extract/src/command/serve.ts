import { answerRequests, type ParentChannel } from '@signpost/files'
import { createExtractor } from '../extraction/extractor.ts'
import type { Extractor, ExtractRequest } from '../extraction/extractor.ts'
import { toolFolders } from '../typescript.ts'

/** Answers requests of the process that forked this one. Files that a request parses are kept for the following ones. */
export async function serve(channel?: ParentChannel): Promise<void> {
  await answerRequests(answerWith(createExtractor()), channel)
}

/** Creates the function that answers a request, see the README. */
export function answerWith(
  extractor: Extractor,
): (request: Readonly<Record<string, unknown>>, onPart?: () => void) => object {
  return (request, onPart) => {
    const wanted = requestOf(request)
    if (request['question'] === 'stale') return { isStale: extractor.isStale(wanted) }
    const { diagnostics, comments, changed, isKept, reads } = extractor.extract({
      ...wanted,
      ...(onPart && { onEntryPoint: onPart }),
    })
    return { diagnostics, comments, changed, isKept, ...(reads === undefined ? {} : { reads, toolFolders }) }
  }
}

function requestOf(request: Readonly<Record<string, unknown>>): ExtractRequest {
  const { packageDir, out, slug, root, alone, live, entryPoints, asWritten } = request
  if (typeof packageDir !== 'string')
    throw new TypeError('a request needs "packageDir", the absolute path of a package')
  return {
    packageDir,
    ...(typeof out === 'string' ? { out } : {}),
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(typeof root === 'string' ? { root } : {}),
    ...(Array.isArray(entryPoints) ? { entryPoints: entryPoints.filter((one) => typeof one === 'string') } : {}),
    alone: alone === true,
    asWritten: asWritten === true,
    ...(live === 'newer' || live === 'edited' || live === 'always' ? { live } : {}),
  }
}
