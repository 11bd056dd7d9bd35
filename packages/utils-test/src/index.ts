/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Temporary folders, fixtures and mocks of browser APIs that clean up after themselves, for any test runner.
 *
 * Files: {@link createTempDir} and {@link (loadFixtures:1) | loadFixtures}. The DOM: {@link mockMatchMedia},
 * {@link mockStorage}, {@link installAnimationFrame}, {@link mockCanvas}, {@link expectNoLeaks}. Functions and
 * observables: {@link (spy:1) | spy} and {@link (collect:1) | collect}. Everything to clean up is disposable: declare
 * it with `using`, or pass its `restore` to `onTestFinished`.
 *
 * @example
 * ```ts
 * import { createTempDir, mockMatchMedia } from '@signpost/utils-test'
 * import { onTestFinished, test } from 'vitest'
 *
 * test('in a block', async () => {
 *   await using dir = await createTempDir({ 'a.txt': 'a' })
 *   await dir.read('a.txt') // 'a'
 * })
 *
 * test('with a hook', () => {
 *   const media = mockMatchMedia({ '(width >= 600px)': true })
 *   onTestFinished(() => media.restore())
 *   matchMedia('(width >= 600px)').matches // true
 * })
 * ```
 *
 * @packageDocumentation
 */
export type { CanvasOperation } from './canvas-context.ts'
export { CanvasMock, mockCanvas } from './canvas-mock.ts'
export { collect, Collector, type CollectorObserver, type Subscribable } from './collector.ts'
export { expectNoLeaks, ListenerLeakError } from './expect-no-leaks.ts'
export { JsonFile, type FileTree } from './file-tree.ts'
export { FixtureError } from './fixture-error.ts'
export { FrameClock, installAnimationFrame, type FrameClockOptions } from './frame-clock.ts'
export type { Listener } from './listeners.ts'
export { loadFixtures, type Fixture } from './load-fixtures.ts'
export { MatchMediaMock, mockMatchMedia } from './match-media.ts'
export { MemoryStorage, type MemoryStorageOptions, type OtherTab } from './memory-storage.ts'
export { mockStorage, type MockStorageOptions } from './mock-storage.ts'
export { spy, type Spy, type SpyResult } from './spy.ts'
export type { StorageArea } from './storage-area.ts'
export { StorageFault } from './storage-fault.ts'
export { createTempDir, TempDir, type TempDirOptions } from './temp-dir.ts'
