/**
 * The parts of {@link defineConfig}, for configurations composed by hand.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default [...presets.javascript(), ...(await presets.typescript()), ...presets.vitest()]
 * ```
 *
 * @packageDocumentation
 */

export { configFiles } from './presets/config-files.ts'
export { imports } from './presets/imports.ts'
export { javascript } from './presets/javascript.ts'
export { logical } from './presets/logical.ts'
export { monorepo } from './presets/monorepo.ts'
export { node } from './presets/node.ts'
export { react } from './presets/react.ts'
export { storybook } from './presets/storybook.ts'
export { typescript } from './presets/typescript.ts'
export { unicorn } from './presets/unicorn.ts'
export { vitest } from './presets/vitest.ts'
