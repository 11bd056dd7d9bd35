import { cpSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createExtractor } from '@signpost/api-extract'
import type { PackageInput } from '../src/index.ts'
import { prepareSources } from './conformance/prepare-sources.ts'

const extractor = createExtractor()

/** Folder of the conformance cases. */
export const casesFolder: string = fileURLToPath(new URL('cases', import.meta.url))

/** Creates a temporary folder; its path has no symbolic links. */
export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(path.join(tmpdir(), 'symbol-graph-')))
}

/** Copies one package of a case to `<root>/packages/<as>` and extracts it there. */
export function extractInto(root: string, caseName: string, slug = 'core', as: string = slug): PackageInput {
  const folder = path.join(root, 'packages', as)
  cpSync(path.join(casesFolder, caseName, 'packages', slug), folder, { recursive: true })
  return extract(root, folder)
}

/** Extracts `<root>/packages/<slug>`. */
export function extract(root: string, folder: string): PackageInput {
  const slug = path.basename(folder)
  prepareSources(folder)
  extractor.extract({ packageDir: folder, root, slug })
  return { folder, apiFolder: path.join(folder, '.api'), repoPath: `packages/${slug}` }
}
