import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { afterAll, describe, expect, test } from 'vitest'
import { libraries, sources } from './libraries.ts'

// "A failure never loses data in silence", of the page "Conventions of the libraries", in bundles for production too.

const folder = mkdtempSync(join(tmpdir(), 'lost-data-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'data.json')

/** Sources that write data as JSON: the export that does it, and a program with `data` that returns the text. */
const writers: Readonly<Record<string, [names: string, program: string]>> = {
  'config/fields/json.ts': [
    'Config, defineConfig, field, objectLayer',
    'JSON.stringify(Config.create(defineConfig({ a: field.json() }), [objectLayer({ a: data })]).get("a"))',
  ],
  'jotai-storage-adapter-querystring/codecs/json.ts': ['codecs', 'codecs.json().encode(data)'],
  'storybook-addon-mirror-preview/escape-inline-json.ts': ['escapeInlineJson', 'escapeInlineJson(data)'],
  'useLocalStorage/encode-json.ts': [
    'createStorageStore',
    `await new Promise((resolve, reject) => {
      const kept = new Map()
      const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text), removeItem() {} }
      const store = createStorageStore('k', 0, { storage: () => storage, onError: ({ cause }) => reject(cause) })
      store.set(data)
      resolve(kept.get('k'))
    })`,
  ],
  'utils-fs/write-json.ts': ['writeJson', `await writeJson(${JSON.stringify(file)}, data, { indent: 0 })`],
  'utils-primitives/check-json.ts': ['checkJson', 'checkJson(data)'],
  'utils-test/file-tree.ts': ['JsonFile', 'new JsonFile(data).text'],
}

/** Other sources with `JSON.stringify`, by what they write: messages, keys that are compared, checked options. */
const others: Readonly<Record<string, readonly string[]>> = {
  'a message': [
    'config/argv-layer.ts',
    'config/fields/enum-of.ts',
    'config/found.ts',
    'eslint-config/check-options.ts',
    'jotai-storage-adapter-querystring/codec-error.ts',
    'storybook-addon-split-toolbars/refusal.ts',
    'utils-fs/failure.ts',
    'utils-primitives/assert.ts',
    'utils-primitives/base64url.ts',
    'utils-primitives/shown.ts',
    'utils-repo/manifest-schema.ts',
  ],
  'a key to compare': [
    'jotai-storage-adapter-querystring/shared-query.ts',
    'useMatchMedia/use-match-media.ts',
    'utils-primitives/memoize.ts',
  ],
  'texts and numbers of options': [
    'mui-material-theme/init-script.ts',
    'storybook-addon-theme-overrider/inline-options.ts',
    'theme/init-script.ts',
  ],
  'a record of a log, which names what JSON has no text for': ['debug/reporters/json.ts'],
}

/** Values that JSON loses in part or whole. */
const lost: Readonly<Record<string, unknown>> = {
  NaN: { ratio: NaN },
  'a bare NaN': NaN,
  'a number without end': [Infinity],
  'a map': { entries: new Map([[1, 2]]) },
  'a function': { call() {} },
  'undefined in a list': [undefined],
  'an invalid date': { at: new Date(NaN) },
  'a big integer': { id: 1n },
  bytes: { bytes: new Uint8Array(2) },
}

/** Bundles a program with `data` for production and imports it. */
async function program(source: string): Promise<(data: unknown) => Promise<unknown>> {
  const [library] = source.split('/') as [string]
  const { directory } = libraries.find((one) => one.folder === library)!
  const [names, expression] = writers[source]!
  const code = await bundle(
    directory,
    `import { ${names} } from './src/index.ts'; export const run = async (data) => (${expression})`,
    ['node:*'],
  )
  return ((await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as { run: never }).run
}

describe.each(Object.keys(writers))('%s, in a bundle for production', async (source) => {
  const run = await program(source)

  test('writes data', async () => {
    const text = await run({ a: [1, 'x', null] })
    if (text !== undefined) expect(JSON.parse(String(text))).toEqual({ a: [1, 'x', null] })
  })

  test.each(Object.entries(lost))('refuses %s', async (_, data) => {
    await expect(run(data)).rejects.toThrow(/a value that JSON can hold, found /)
  })
})

test('a file is as it was when its new value is refused', async () => {
  const run = await program('utils-fs/write-json.ts')
  await run({ a: 1 })
  await run(NaN).catch(() => {})
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1 })
})

test('each source that writes JSON has a row', () => {
  const found = sources
    .filter(({ file: { text } }) => /\b(?:JSON\.stringify|checkJson)\(/.test(text.replace(/^ *\*.*/gm, '')))
    .map(({ path }) => path)
  expect(found.sort()).toEqual([...Object.keys(writers), ...Object.values(others).flat()].sort())
})

test.each([
  ['null', 'null'],
  ['an object', '{}'],
  ['a date', 'new Date(0)'],
])('a parameter of text is not %s', async (_, value) => {
  const { directory } = libraries.find(({ folder: name }) => name === 'jotai-storage-adapter-querystring')!
  const code = await bundle(directory, `import { codecs } from './src/index.ts'; codecs.string.encode(${value})`)
  await expect(import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).rejects.toThrow(
    /^Expected a text, found /,
  )
})

test('the folder in which a program runs is not removed', async () => {
  const { directory } = libraries.find(({ folder: name }) => name === 'utils-test')!
  const check = `import { checkRemoval } from './src/check-removal.ts'; checkRemoval('.')`
  const code = await bundle(directory, check, ['node:*'])
  await expect(import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).rejects.toThrow(
    /^Expected a temporary folder, found /,
  )
})
