export { denoConfig, type DenoConfig } from './deno-config.ts'
export {
  denoManifests,
  manifestFiles,
  publishedToJsr,
  readPackageManifest,
  type PackageFields,
} from './package-manifest.ts'
export { registrySpecifier } from './registry-specifier.ts'
export { workspaceRoot } from './workspace-root.ts'
