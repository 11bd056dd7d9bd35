import { createStylesheet, type StyleRules, useStylesheet } from '@signpost/stylesheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'

const meta: Meta = {
  title: 'stylesheet',
  parameters: describe(
    'stylesheet',
    `CSS rules as data: printed, sent as HTML, mounted in documents and shadow roots, and changed without parsing CSS back.

    A stylesheet keeps its rules in memory. \`merge\`, \`set\` and \`delete\` change them, and every place where it is mounted shows the
    result at once. The stories below print what the page has just then.`,
  ),
}

export default meta

const looks: Readonly<Record<string, StyleRules>> = {
  plain: {
    '.letter': { padding: '1rem', border: '1px solid var(--line)', borderRadius: 6, '& h2': { fontStyle: 'normal' } },
  },
  framed: { '.letter': { padding: '1.5rem', border: '3px double var(--accent)', borderRadius: 0 } },
  inverted: {
    '.letter': { background: 'var(--ink)', color: 'var(--paper)', borderRadius: 16, '& h2': { fontStyle: 'italic' } },
  },
}

/** The text of a stylesheet, a declaration a line. */
function printLines(text: string): string {
  let depth = 0
  const lines = text.match(/[^{};]+[{;]|\}/g) ?? []
  return lines
    .map((line) => {
      if (line === '}') depth -= 1
      const printed = '  '.repeat(depth) + line
      if (line.endsWith('{')) depth += 1
      return printed
    })
    .join('\n')
}

function Letter(): ReactElement {
  const [look, setLook] = useState('plain')
  const sheet = useMemo(() => createStylesheet(looks['plain']), [])
  useStylesheet(sheet)
  const printed = useSyncExternalStore(
    (changed) => sheet.subscribe(changed),
    () => sheet.toString(),
  )
  return (
    <div className="stack">
      <div className="row" role="group" aria-label="Look">
        {Object.entries(looks).map(([name, rules]) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={look === name}
            onClick={() => {
              sheet.replace({}).merge(looks['plain']!).merge(rules)
              setLook(name)
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <section className="letter">
        <h2>A letter</h2>
        <p>Its rules are merged over the plain ones. Nested rules, and what is not mentioned, stay.</p>
      </section>
      <pre className="printed" aria-label="The stylesheet as text">
        {printLines(printed)}
      </pre>
    </div>
  )
}

export const Change: StoryObj = {
  parameters: describeStory(
    '`useStylesheet(sheet)` mounts it, a button merges other rules, and below is `sheet.toString()`.',
  ),
  render: () => <Letter />,
}

/** An element with a shadow root of its own. */
function Island({
  sheet,
  name,
}: {
  readonly sheet: ReturnType<typeof createStylesheet>
  readonly name: string
}): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' })
    root.innerHTML = '<p class="word"></p>'
    root.querySelector('p')!.textContent = name
    const mount = sheet.mount(root)
    return () => mount.dispose()
  }, [sheet, name])
  return <div ref={host} />
}

function Archipelago(): ReactElement {
  const [turn, setTurn] = useState(0)
  const sheet = useMemo(() => createStylesheet(), [])
  useEffect(() => {
    sheet.set('.word', {
      margin: 0,
      padding: '1rem',
      borderInlineStart: `${4 + (turn % 4) * 8}px solid var(--accent)`,
      background: 'var(--raised)',
      fontWeight: turn % 2 ? 700 : 400,
    })
  }, [sheet, turn])
  return (
    <div className="stack">
      <div className="row">
        <button type="button" className="button" onClick={() => setTurn(turn + 1)}>
          Change the one stylesheet
        </button>
        <output>{`changed ${turn} times`}</output>
      </div>
      <div className="grid wide">
        {['North', 'East', 'South'].map((name) => (
          <Island key={name} sheet={sheet} name={`${name}, a shadow root`} />
        ))}
      </div>
    </div>
  )
}

export const ShadowRoots: StoryObj = {
  name: 'Shadow roots',
  parameters: describeStory(
    'One stylesheet, adopted by three shadow roots. It exists once, and a change shows in all of them.',
  ),
  render: () => <Archipelago />,
}
