import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { describe, expect, test, vi } from 'vitest'
import { tempProject } from '../test/temp-project.ts'
import { type ConfigSummary, Feature, type MissingPeer } from './index.ts'
import { loadPeer } from './missing-peer.ts'

const root = join(import.meta.dirname, '..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional: boolean }>
}
const optional = Object.keys(manifest.peerDependenciesMeta)
const required = [...Object.keys(manifest.peerDependencies).filter((name) => !optional.includes(name)), '@eslint/js']
const options = { detect: false, ...Object.fromEntries(Object.values(Feature).map((feature) => [feature, true])) }

/** Runs a program beside the bundled package, with only `installed` to import. */
async function run(program: string, installed: readonly string[], more: Readonly<Record<string, string>> = {}) {
  using project = tempProject({ 'package.json': { type: 'module' }, 'program.js': program, ...more })
  const external = ['node:*', 'eslint', ...optional]
  writeFileSync(join(project.path, 'package.js'), await bundle(root, `export * from './src/index.ts'`, external))
  for (const name of installed) {
    const link = join(project.path, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link, 'junction')
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['program.js'], {
    cwd: project.path,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const describing = (settings: object) => `import { defineConfig, describeConfig } from './package.js'
const missing = []
const configs = await defineConfig({ ...${JSON.stringify(settings)}, onMissing: ({ feature, name, message }) => missing.push({ feature, name, message }) })
console.log(JSON.stringify({ missing, summaries: describeConfig(configs) }))`

describe('without optional packages', () => {
  test('every feature reports its missing plugins, and the rest works', async () => {
    const { status, stdout, stderr } = await run(describing(options), required)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const { missing, summaries } = JSON.parse(stdout) as { missing: MissingPeer[]; summaries: ConfigSummary[] }
    expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(optional))
    for (const { feature, name, message } of missing) {
      expect(message).toContain(`"${feature}"`)
      expect(message).toContain(`npm install --save-dev ${name}`)
      expect(message).toContain(`\`${feature}: `)
    }
    expect(summaries.flatMap(({ plugins }) => plugins)).toEqual(['logical-properties'])
    expect(summaries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['signpost/javascript/rules', 'signpost/vitest', 'signpost/react/setup']),
    )
  })

  test('a feature that is off reports nothing', async () => {
    const off = { detect: false, react: { components: false, hooks: false } }
    const { stdout } = await run(describing(off), required)
    expect((JSON.parse(stdout) as { missing: MissingPeer[] }).missing).toEqual([])
  })

  test('one plugin of a feature is used without the other', async () => {
    const { stdout } = await run(describing({ detect: false, react: true }), [...required, 'eslint-plugin-react-hooks'])
    const { missing, summaries } = JSON.parse(stdout) as { missing: MissingPeer[]; summaries: ConfigSummary[] }
    expect(missing.map(({ name }) => name)).toEqual(['@eslint-react/eslint-plugin'])
    expect(summaries.find(({ name }) => name === 'signpost/react/hooks')?.rules['react-hooks/rules-of-hooks']).toBe(
      'error',
    )
  })

  test('without a handler, a missing plugin is a process warning', async () => {
    const program = `import { presets } from './package.js'
process.on('warning', ({ code, message }) => console.log(JSON.stringify({ code, message })))
if ((await presets.unicorn()).length > 0) process.exitCode = 1`
    const { status, stdout } = await run(program, required)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      code: 'MISSING_PEER',
      message: expect.stringContaining('needs eslint-plugin-unicorn, which is not installed'),
    })
  })

  test('importing the package imports none of them', async () => {
    const broken = Object.fromEntries(
      optional.flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.js' })],
        [`node_modules/${name}/index.js`, 'throw new Error("imported")'],
      ]),
    )
    const { status, stdout, stderr } = await run(
      `import * as all from './package.js'\nconsole.log(Object.keys(all).length > 0)`,
      required,
      broken,
    )
    expect({ status, stdout: stdout.trim(), stderr }).toEqual({ status: 0, stdout: 'true', stderr: '' })

    const used = await run(describing(options), required, broken)
    const { missing } = JSON.parse(used.stdout) as { missing: MissingPeer[] }
    expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(optional))
    for (const { message } of missing) expect(message).toMatch(/is installed but failed to load.*imported$/)
  })
})

describe('loadPeer', () => {
  const fails = (error: unknown) => () => Promise.reject(error)

  test('gives the default export', async () => {
    const onMissing = vi.fn()
    expect(
      await loadPeer(Feature.Unicorn, 'a', 'unicorn: false', () => Promise.resolve({ default: 1 }), onMissing),
    ).toBe(1)
    expect(onMissing).not.toHaveBeenCalled()
  })

  test('distinguishes a missing package from one that lacks another, and keeps the cause', async () => {
    const heard: MissingPeer[] = []
    const causes = [
      Object.assign(new Error(`Cannot find package 'a'`), { code: 'ERR_MODULE_NOT_FOUND' }),
      Object.assign(new Error(`Cannot find package 'b'`), { code: 'ERR_MODULE_NOT_FOUND' }),
      'a text',
    ]
    for (const cause of causes) {
      expect(
        await loadPeer(Feature.Unicorn, 'a', 'unicorn: false', fails(cause), (peer) => heard.push(peer)),
      ).toBeUndefined()
    }
    expect(heard.map(({ cause }) => cause)).toEqual(causes)
    expect(heard.map(({ message }) => /is (not installed|installed but failed to load)/.exec(message)?.[1])).toEqual([
      'not installed',
      'installed but failed to load',
      'installed but failed to load',
    ])
    expect(heard[2]?.message).toMatch(/a text$/)
  })
})

test('packages are loaded one after another, also after a failure: Node.js 22 and later fail on shared ES modules otherwise', async () => {
  const order: string[] = []
  const load = (name: string, fails = false) =>
    loadPeer(
      Feature.React,
      name,
      '',
      async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        order.push(`${name} ends`)
        if (fails) throw new Error('no')
        return { default: name }
      },
      () => undefined,
    )
  expect(await Promise.all([load('a'), load('b', true), load('c')])).toEqual(['a', undefined, 'c'])
  expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
