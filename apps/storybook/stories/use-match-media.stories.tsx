import { buildMediaQuery, media, type MediaQueryInput, useMatchMedia } from '@signpost/use-match-media'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'

const meta: Meta = {
  title: 'useMatchMedia',
  parameters: describe(
    'useMatchMedia',
    `React state from CSS media queries: correct in the first render, with one \`MediaQueryList\` for any number of components.

    Pass one query, or several by name. \`media\` builds queries that are hard to get wrong.`,
  ),
}

export default meta

const queries = {
  'at least 900 pixels wide': media.minWidth(900),
  'from 600 to below 900': media.between(600, 900),
  'the system is dark': media.prefers('color-scheme', 'dark'),
  'less motion is wanted': media.prefers('reduced-motion', 'reduce'),
  'a finger is the pointer': 'pointer: coarse',
  'higher than wide': media.orientation('portrait'),
} as const satisfies Record<string, MediaQueryInput>

function Answers(): ReactElement {
  const answers = useMatchMedia(queries)
  return (
    <Facts
      caption="Media queries"
      columns={['asked', 'query', 'answer']}
      rows={Object.entries(queries).map(([name, query]) => [
        name,
        <code key="query">{buildMediaQuery(query)}</code>,
        answers[name as keyof typeof queries] ? <strong key="answer">yes</strong> : 'no',
      ])}
    />
  )
}

export const Live: StoryObj = {
  parameters: describeStory(
    'Six queries in one call. Resize the window, or change a setting of the system, and the answers change.',
  ),
  render: () => <Answers />,
}

function Layout(): ReactElement {
  const wide = useMatchMedia(media.minWidth(700))
  return (
    <div className={wide ? 'grid wide' : 'stack'}>
      <section className="panel">
        <h2>Sidebar</h2>
        <p>{wide ? 'Beside the text.' : 'Above the text.'}</p>
      </section>
      <section className="panel">
        <h2>Text</h2>
        <p>Shown at 700 pixels and more beside the sidebar, below that after it.</p>
      </section>
    </div>
  )
}

export const ALayout: StoryObj = {
  name: 'A layout',
  parameters: describeStory('One query decides how a component is put together.'),
  render: () => <Layout />,
}
