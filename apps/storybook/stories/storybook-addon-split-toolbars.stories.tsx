import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { DISPLAY, display } from '../.storybook/display.ts'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'

const meta: Meta = {
  title: 'storybook-addon-split-toolbars',
  parameters: describe(
    'storybook-addon-split-toolbars',
    `Splits a Storybook global into several toolbar menus, with typed values in your stories.

    *Regular text* and *Left to right* above are the two menus of one global, \`display\`, which every story of this workbench follows.
    \`splitToolbar({ mode: 'independent', groups })\` in \`preview.tsx\` describes them, and a decorator reads them.`,
  ),
}

export default meta

function Chosen({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): ReactElement {
  const { size, direction } = splitToolbar.read(globals, DISPLAY, display)
  return (
    <div className="stack">
      <Facts
        caption="What is chosen"
        columns={['menu', 'chosen']}
        rows={[
          ['size', <strong key="size">{size}</strong>],
          ['direction', <strong key="direction">{direction}</strong>],
        ]}
      />
      <p>
        The global, as the address has it: <output>{String(globals[DISPLAY])}</output>
      </p>
      <p className="note">
        <kbd>Alt</kbd> and <kbd>Y</kbd> choose the next size.
      </p>
    </div>
  )
}

export const FromTheToolbar: StoryObj = {
  name: 'From the toolbar',
  parameters: describeStory(
    'Choose a size and a direction: each menu keeps its own value, and both are in the address.',
  ),
  render: (_args, { globals }) => <Chosen globals={globals} />,
}

export const SetByTheStory: StoryObj = {
  name: 'Set by the story',
  globals: { [DISPLAY]: `${splitToolbar.encode('size', 'large')} ${splitToolbar.encode('direction', 'rtl')}` },
  parameters: describeStory('A story that sets the global has it, and its menus are disabled.'),
  render: (_args, { globals }) => <Chosen globals={globals} />,
}

const exclusive = splitToolbar({ groups: { light: ['paper', 'snow'], dark: ['night', 'ink'] } })

export const OneChoice: StoryObj = {
  name: 'One choice',
  parameters: describeStory(
    'In the other mode there is one choice in all menus. The types know which value belongs to which menu.',
  ),
  render: () => (
    <Facts
      caption="Values of an exclusive toolbar"
      columns={['global', 'group', 'value']}
      rows={['light--snow', 'dark--night', 'dark--purple'].map((theme) => {
        const selection = splitToolbar.read({ theme }, 'theme', exclusive)
        return [theme, selection?.group ?? 'not offered', selection?.value ?? 'not offered']
      })}
    />
  ),
}
