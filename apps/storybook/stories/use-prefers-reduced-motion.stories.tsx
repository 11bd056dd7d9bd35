import {
  MotionConfig,
  MotionPreference,
  useMotionSafe,
  usePrefersReducedMotion,
} from '@signpost/use-prefers-reduced-motion'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'

const meta: Meta = {
  title: 'usePrefersReducedMotion',
  parameters: describe(
    'usePrefersReducedMotion',
    `Detects whether the user prefers reduced motion: for React, canvases and animations.

    Motion is reduced on a server and until the preference is known. \`MotionConfig\` sets a preference for a part of the page, as in
    these stories.`,
  ),
}

export default meta

function Dot(): ReactElement {
  const isStill = usePrefersReducedMotion()
  const className = useMotionSafe('moves', 'stands')
  return (
    <div className="stack tight">
      <div className="track">
        <span className={className} />
      </div>
      <p className="note">{isStill ? 'It stands still.' : 'It travels from one end to the other.'}</p>
    </div>
  )
}

export const AsTheSystem: StoryObj = {
  name: 'As the system',
  parameters: describeStory('As the setting of your system has it. Change the setting, and the dot follows.'),
  render: () => <Dot />,
}

export const Compared: StoryObj = {
  parameters: describeStory('The same component twice, with a preference set for each.'),
  render: () => (
    <div className="grid wide">
      {Object.values(MotionPreference).map((preference) => (
        <section key={preference} className="panel">
          <h2>{preference}</h2>
          <MotionConfig preference={preference}>
            <Dot />
          </MotionConfig>
        </section>
      ))}
    </div>
  ),
}
