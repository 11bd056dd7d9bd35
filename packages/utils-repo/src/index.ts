/**
 * Reads the packages of a monorepo, their manifests and their dependency graph, for npm, pnpm, Yarn and Bun.
 *
 * {@link Workspace} caches the packages and creates the {@link (DependencyGraph:class) | DependencyGraph}.
 * {@link (getWorkspaces:function) | getWorkspaces} reads them once, {@link findRoot} finds the root, and {@link git}
 * reads the surrounding Git repository. There are no hidden caches.
 *
 * @example
 * ```ts
 * import { Workspace } from '@signpost/utils-repo'
 *
 * const workspace = await Workspace.open(import.meta.url)
 * for (const name of workspace.graph().topological()) console.log('build', workspace.get(name)?.relativeDir)
 * ```
 *
 * @packageDocumentation
 */
export { dependencyEntries, type DependencyEntry } from './dependency-entries.ts'
export { DependencyGraph } from './dependency-graph.ts'
export { DEPENDENCY_KINDS, type DependencyKind } from './dependency-kind.ts'
export { detectPackageManager } from './detect-package-manager.ts'
export { findRoot, findRootSync, type FindRootOptions } from './find-root.ts'
export { getWorkspaces } from './get-workspaces.ts'
export { getWorkspacesSync } from './get-workspaces-sync.ts'
export * as git from './git.ts'
export type { GitRemote } from './git-remote.ts'
export { PackageManager } from './package-manager.ts'
export { readManifest, readManifestSync } from './read-manifest.ts'
export { RootMarker } from './root-marker.ts'
export { RootNotFoundError } from './root-not-found-error.ts'
export { Workspace } from './workspace.ts'
export { WorkspaceError, type WorkspaceErrorCode } from './workspace-error.ts'
export type { WorkspacePackage } from './workspace-package.ts'
