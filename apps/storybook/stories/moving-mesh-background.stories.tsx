import { DEFAULT_MESH_OPTIONS, MovingMeshBackground } from '@signpost/moving-mesh-background'
import { MotionConfig, MotionPreference } from '@signpost/use-prefers-reduced-motion'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'

type Args = Pick<MovingMeshBackground.Props, 'spacing' | 'linkDistance' | 'pointRadius' | 'speed' | 'seed'>

const range = (min: number, max: number, description: string) => ({
  control: { type: 'range' as const, min, max },
  description,
})

const meta: Meta<Args> = {
  title: 'moving-mesh-background',
  args: {
    spacing: 110,
    linkDistance: 160,
    pointRadius: DEFAULT_MESH_OPTIONS.pointRadius,
    speed: DEFAULT_MESH_OPTIONS.speed,
    seed: 7,
  },
  argTypes: {
    spacing: range(60, 240, 'The distance of the grid on which the points begin.'),
    linkDistance: range(60, 320, 'Points nearer to each other are joined by a line.'),
    pointRadius: range(0, 8, 'The radius of a dot.'),
    speed: range(0, 200, 'Of the fastest points, in pixels per second.'),
    seed: { control: 'number', description: 'The same mesh for the same number.' },
  },
  parameters: describe(
    'moving-mesh-background',
    `A canvas background of drifting points, joined by lines where they are close, with or without React.

    Size and colour come from CSS: here the canvas fills its stage and has \`--mesh-color: var(--line-strong)\`. The animation pauses
    off screen, in a hidden page, on request, and for users who prefer reduced motion.`,
  ),
}

export default meta

export const Default: StoryObj<Args> = {
  parameters: describeStory(
    'Change the options below: points stay where they are. Choose the dark scheme: the colour follows.',
  ),
  render: (args) => (
    <div className="stage">
      <MovingMeshBackground {...args} />
      <h2>Behind a heading</h2>
      <p className="lead">The mesh is hidden from assistive technology, and the text on it keeps its contrast.</p>
    </div>
  ),
}

export const ReducedMotion: StoryObj<Args> = {
  name: 'Reduced motion',
  parameters: describeStory(
    'One picture, which does not move. `MotionConfig` asks for it here, as the setting of the system does elsewhere.',
  ),
  render: (args) => (
    <MotionConfig preference={MotionPreference.Reduce}>
      <div className="stage">
        <MovingMeshBackground {...args} />
        <h2>For who asks for less motion</h2>
        <p className="lead">The picture follows the size and the colour of the canvas nonetheless.</p>
      </div>
    </MotionConfig>
  ),
}

function Stage(args: Args): ReactElement {
  const [paused, setPaused] = useState(true)
  return (
    <div className="stage">
      <MovingMeshBackground {...args} paused={paused} />
      <div className="row">
        <button type="button" className="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          Pause
        </button>
        <span>{paused ? 'The mesh rests.' : 'The mesh drifts.'}</span>
      </div>
    </div>
  )
}

export const Paused: StoryObj<Args> = {
  parameters: describeStory(
    'A switch for what moves longer than five seconds, which the accessibility guidelines ask for.',
  ),
  render: (args) => <Stage {...args} />,
}
