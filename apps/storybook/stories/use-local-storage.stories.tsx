import { useLocalStorage } from '@signpost/use-local-storage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useSyncExternalStore, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'

const meta: Meta = {
  title: 'useLocalStorage',
  parameters: describe(
    'useLocalStorage',
    `React state kept in \`localStorage\` or \`sessionStorage\`, synchronised across components and tabs.

    Reload the page, or open it in a second tab: what you have changed is there, and stays in step.`,
  ),
}

export default meta

const key = 'workbench-basket'

function Basket({ name }: { readonly name: string }): ReactElement {
  const [apples, setApples, clear] = useLocalStorage(key, 0)
  return (
    <section className="panel">
      <h2>{name}</h2>
      <p>
        <output>{apples === 1 ? 'one apple' : `${apples} apples`}</output>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => setApples((before) => before + 1)}>
          Add an apple
        </button>
        <button type="button" className="button" onClick={clear}>
          Empty
        </button>
      </div>
    </section>
  )
}

function Stored(): ReactElement {
  const [apples] = useLocalStorage(key, 0)
  const text = useSyncExternalStore(
    () => () => undefined,
    () => localStorage.getItem(key),
  )
  return <pre className="printed" data-apples={apples}>{`localStorage['${key}'] = ${text ?? 'nothing'}`}</pre>
}

export const InStep: StoryObj = {
  name: 'In step',
  parameters: describeStory(
    'Two components with the same key. Updates start from what is stored, so that none is lost.',
  ),
  render: () => (
    <div className="stack">
      <div className="grid wide">
        <Basket name="Here" />
        <Basket name="And there" />
      </div>
      <Stored />
    </div>
  ),
}

type Size = 'small' | 'large'

function Choice(): ReactElement {
  const [size, setSize] = useLocalStorage<Size>('workbench-size', 'small', {
    validate: (value): value is Size => value === 'small' || value === 'large',
  })
  const id = useId()
  return (
    <div className="row">
      <label htmlFor={id}>Size of the list</label>
      <select id={id} className="field" value={size} onChange={({ target }) => setSize(target.value as Size)}>
        <option value="small">small</option>
        <option value="large">large</option>
      </select>
      <output>{`shown ${size}`}</output>
    </div>
  )
}

export const Checked: StoryObj = {
  parameters: describeStory(
    '`validate` refuses what another version of a program, or somebody by hand, has stored. The value is then the initial one.',
  ),
  render: () => <Choice />,
}
