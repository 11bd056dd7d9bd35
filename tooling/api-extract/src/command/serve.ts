import { answerRequests, type ParentChannel } from '@signpost/files'
import { createExtractor } from '../extraction/extractor.ts'
import type { ExtractRequest } from '../extraction/extractor.ts'
import { toolFolders } from '../typescript.ts'

/** Answers requests of the process that forked this one. Files that a request parses are kept for the following ones. */
export async function serve(channel?: ParentChannel): Promise<void> {
  const extractor = createExtractor()
  await answerRequests((request) => {
    const { diagnostics, changed, reads } = extractor.extract(requestOf(request))
    return { diagnostics, changed, ...(reads === undefined ? {} : { reads, toolFolders }) }
  }, channel)
}

function requestOf(request: Readonly<Record<string, unknown>>): ExtractRequest {
  const { packageDir, out, slug, root, alone, compile, entryPoints, asWritten } = request
  if (typeof packageDir !== 'string')
    throw new TypeError('a request needs "packageDir", the absolute path of a package')
  return {
    packageDir,
    ...(typeof out === 'string' ? { out } : {}),
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(typeof root === 'string' ? { root } : {}),
    ...(Array.isArray(entryPoints) ? { entryPoints: entryPoints.filter((one) => typeof one === 'string') } : {}),
    alone: alone === true,
    compile: compile === true,
    asWritten: asWritten === true,
  }
}
