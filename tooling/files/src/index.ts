export { answerRequests, type ParentChannel } from './answer-requests.ts'
export { openCacheFolder } from './cache-folder.ts'
export { changedFiles } from './changed-files.ts'
export { claimOutput, inheritedClaim, SupersededError, type OutputClaim } from './claim-output.ts'
export { addressName, folderName, isDeviceName, safeName } from './file-name.ts'
export { limitReached } from './limit-work.ts'
export { matchesPackage } from './match-package.ts'
export { outOfMemory } from './out-of-memory.ts'
export { optimizeLate } from './optimize-late.ts'
export { OutputError } from './output-error.ts'
export {
  checkOutput,
  hasFailed,
  isOutput,
  listedFiles,
  manifestFile,
  outputList,
  type OutputKind,
  type OutputRules,
} from './output-folder.ts'
export { checkOwnData } from './own-data.ts'
export { programFingerprint } from './program-fingerprint.ts'
export {
  answering,
  areUnchanged,
  digest,
  namesAnswer,
  readLog,
  type ReadLog,
  type Reads,
} from './read-log.ts'
export { realPath } from './real-path.ts'
export { enclosingRepository, headCommit, runGit, type GitCommand } from './run-git.ts'
export { shownPath } from './shown-path.ts'
export { SourceError } from './source-error.ts'
export { openSourceRoot, type SourceRoot } from './source-root.ts'
export { describeSystemError, isFullDisk } from './system-error.ts'
export { unpackArchive } from './unpack-archive.ts'
export { privateFolder, userCache } from './user-cache.ts'
export { walkable } from './walkable.ts'
export { workers } from './workers.ts'
export { outputPath, writablePath, writeFilesIn } from './writable-file.ts'
export { rootMarkers } from './root-markers.ts'
