import path from 'node:path'
import type { PackageInput } from './package-source.ts'

/** Input for the package in a folder. */
export function packageInput(
  root: string,
  folder: string,
  apiFolder: string = path.join(folder, '.api'),
  releaseHistory?: string,
): PackageInput {
  const repoPath = path.relative(root, folder).split(path.sep).join('/')
  return { folder, apiFolder, repoPath, root, ...(releaseHistory !== undefined && { releaseHistory }) }
}
