import { createStylesheet, MountMode } from '@signpost/stylesheet'
import { selectors } from '@signpost/storybook-addon-theme-overrider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'

interface Args {
  color: string
  width: number
}

const meta: Meta<Args> = {
  title: 'storybook-addon-mirror-preview',
  parameters: describe(
    'storybook-addon-mirror-preview',
    `Mirrors styles of the Storybook preview in the manager, live, so that the frame around your stories matches them.

    Rules in \`main.ts\` select the styles. Here these are the tokens of the theme, the typefaces, the styles of the stories below,
    and the direction of the page.`,
  ),
}

export default meta

const lineSheet = createStylesheet({}, { id: 'workbench-line', mode: MountMode.Element })

/** A style of the preview that only the manager has a use for. */
function Line({ color, width }: { readonly color: string; readonly width: number }): ReactElement {
  useEffect(() => {
    lineSheet.set(selectors.TOOLBAR, { boxShadow: `inset 0 ${-width}px ${color}` })
    const mount = lineSheet.mount()
    return () => mount.unmount()
  }, [color, width])
  return (
    <div className="stack">
      <p className="lead">
        This story has put a style for <code>{selectors.TOOLBAR}</code> into its own page, where nothing is called that.
        The toolbar of the manager is, and has it.
      </p>
      <pre className="printed">
        {lineSheet.toString() || `${selectors.TOOLBAR}{box-shadow:inset 0 ${-width}px ${color};}`}
      </pre>
    </div>
  )
}

export const AStyle: StoryObj<Args> = {
  name: 'A style',
  args: { color: '#b3541e', width: 4 },
  argTypes: {
    color: { control: 'color', description: 'Of the line under the toolbar.' },
    width: { control: { type: 'range', min: 0, max: 8 }, description: 'In pixels.' },
  },
  parameters: describeStory(
    'A line under the toolbar of the manager. Change its colour below the story: the manager follows at once, and forgets it with the story.',
  ),
  render: ({ color, width }) => <Line color={color} width={width} />,
}

/** Mirrored state of a document. */
function readDocument(document: Document): Readonly<Record<string, string>> {
  const style = document.defaultView!.getComputedStyle(document.documentElement)
  const { dataset, dir } = document.documentElement
  return {
    dir: dir || 'none',
    'data-theme': dataset['theme'] ?? 'none',
    'data-section': dataset['section'] ?? 'none',
    '--accent': style.getPropertyValue('--accent') || 'none',
    '--sans': style.getPropertyValue('--sans') || 'none',
  }
}

function BothWindows(): ReactElement {
  const [documents, setDocuments] = useState<readonly Readonly<Record<string, string>>[]>([])
  useEffect(() => {
    const manager = window.parent === window ? undefined : window.parent.document
    const read = (): void => setDocuments([document, ...(manager ? [manager] : [])].map(readDocument))
    read()
    const observers = [document, ...(manager ? [manager] : [])].map((where) => {
      const observer = new MutationObserver(read)
      observer.observe(where.documentElement, { attributes: true })
      observer.observe(where.head, { childList: true, subtree: true })
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
  const [preview = {}, manager] = documents
  return (
    <Facts
      caption="Both windows"
      columns={['of the root', 'in the preview', 'in the manager']}
      rows={Object.entries(preview).map(([name, value]) => [
        name,
        <code key="preview">{value}</code>,
        <code key="manager">{manager?.[name] ?? 'shown without a manager'}</code>,
      ])}
    />
  )
}

export const SideBySide: StoryObj<Args> = {
  name: 'Side by side',
  parameters: describeStory(
    'What the root of each window has. Choose a scheme, a family or a direction above: both columns change together.',
  ),
  render: () => <BothWindows />,
}
