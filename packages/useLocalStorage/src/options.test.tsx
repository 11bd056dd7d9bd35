// @vitest-environment jsdom
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { renderToString } from 'react-dom/server'
import { createStorageStore, StorageStore, textCodec, useLocalStorage, useSessionStorage } from './index.ts'

const options = {
  codec: { valid: [textCodec], invalid: [{}, { encode: String }] },
  validate: { valid: [() => true] },
  onError: { valid: [() => {}] },
  storage: { valid: [() => localStorage] },
  sync: { valid: [true, false] },
}

/** Renders a component on a server. */
function render(Component: () => null): void {
  renderToString(<Component />)
}

testOptions('StorageStore', (given) => new StorageStore('key', 'light', given), options)
testOptions('createStorageStore', (given) => createStorageStore('key', 'light', given), options)
testOptions(
  'useLocalStorage',
  (given) =>
    render(() => {
      useLocalStorage('key', 'light', given)
      return null
    }),
  options,
)
testOptions(
  'useSessionStorage',
  (given) =>
    render(() => {
      useSessionStorage('key', 'light', given)
      return null
    }),
  options,
)

testRefusals('a store', {
  'a key that is a number': () => new StorageStore(1 as never, 'light'),
  'no key': () => createStorageStore(undefined as never, 'light'),
})
