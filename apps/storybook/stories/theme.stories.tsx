import { breakpoints, color, createTheme, scale } from '@signpost/theme'
import { useMatchMedia } from '@signpost/use-match-media'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, type ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'
import { Rules } from './parts/rules.tsx'
import { Swatch } from './parts/swatch.tsx'

const meta: Meta = {
  title: 'theme',
  parameters: describe(
    'theme',
    `Design tokens as CSS variables, with light and dark schemes, families of variants, and type-checked paths.

    \`createTheme\` takes one tree of values and returns it in every form: custom properties, \`var()\` references, plain values, and
    rules for a server. The stories below show functions that create such values: palettes from one colour, scales, and breakpoints.`,
  ),
}

export default meta

/** Steps of a palette, with the contrast of the text that is readable on each. */
function PaletteSteps({ base }: { readonly base: string }): ReactElement {
  const steps = Object.entries(color.palette(base)).filter(([name]) => name !== 'onBase')
  const rules = Object.fromEntries(
    steps.map(([name, value]) => [`.palette-${name}`, { background: value, color: color.readableOn(value) }]),
  )
  return (
    <div className="grid">
      <Rules rules={rules} />
      {steps.map(([name, value]) => (
        <Swatch
          key={name}
          className={`palette-${name}`}
          name={name}
          text={`${color.contrastRatio(color.readableOn(value), value).toFixed(1)} : 1`}
        >
          {value}
        </Swatch>
      ))}
    </div>
  )
}

export const Palette: StoryObj<{ base: string }> = {
  args: { base: '#00687a' },
  argTypes: { base: { control: 'color', description: 'The colour that all steps are made of.' } },
  parameters: describeStory(
    '`color.palette(base)`: eleven steps of even lightness in Oklch. The figure on each is the contrast of `color.readableOn`.',
  ),
  render: ({ base }) => <PaletteSteps base={base} />,
}

const spacing = scale.eightPoint(8, { xs: 0.5, s: 1, m: 2, l: 3, xl: 4, xxl: 6 })
const sizes = scale.modular(1.25, 16, { note: -1, text: 0, part: 1, section: 2, page: 3 })

export const Scales: StoryObj = {
  parameters: describeStory(
    '`scale.eightPoint` for space, `scale.modular` for type. Both give `rem`, so that they follow the text size of the toolbar.',
  ),
  render: () => (
    <div className="stack">
      <Rules
        rules={{
          ...Object.fromEntries(
            Object.entries(spacing).map(([name, value]) => [`.space-${name}`, { inlineSize: value }]),
          ),
          ...Object.fromEntries(
            Object.entries(sizes).map(([name, value]) => [
              `.sheet .type-${name}`,
              { fontSize: value, lineHeight: 1.25 },
            ]),
          ),
        }}
      />
      <h2>Space</h2>
      <Facts
        caption="Steps of space"
        columns={['step', 'length', 'shown']}
        rows={Object.entries(spacing).map(([name, value]) => [
          name,
          value,
          <div key={name} className={`bar space-${name}`} />,
        ])}
      />
      <h2>Type</h2>
      <div className="stack tight">
        {Object.entries(sizes).map(([name, value]) => (
          <p key={name} className={`type-${name}`}>
            Read in a hurry <span className="note">{`${name}, ${value}`}</span>
          </p>
        ))}
      </div>
    </div>
  ),
}

const notes = createTheme(
  {
    paper: { light: '#fffdf5', dark: '#17201c' },
    ink: { light: '#1d2a24', dark: '#e8efe9' },
    accent: { light: '#14532d', dark: '#7fe0a5' },
    line: { light: '#d8d2bd', dark: '#33443b' },
    gap: '1rem',
    border: '1px solid {line}',
  },
  { prefix: 'note', attribute: 'data-note-scheme' },
)

const noteRules = {
  '.note-card': {
    display: 'grid',
    gap: notes.vars.gap,
    padding: notes.vars.gap,
    border: notes.vars.border,
    borderRadius: 6,
    background: notes.vars.paper,
    color: notes.vars.ink,
  },
  '.note-card strong': { color: notes.vars.accent },
}

/** A card that has a theme of its own, in a scheme of its own. */
function NoteCard({ scheme }: { readonly scheme: 'light' | 'dark' }): ReactElement {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const applied = notes.apply(card.current!)
    applied.setScheme(scheme)
    return () => applied[Symbol.dispose]()
  }, [scheme])
  return (
    <section ref={card} className="note-card">
      <h2>{scheme === 'light' ? 'By day' : 'By night'}</h2>
      <p>
        The same rules, <strong>another scheme</strong>. The border refers to a token that differs by scheme.
      </p>
      <p>
        <code>{`accent = ${notes.resolve('accent', scheme)}`}</code>
      </p>
    </section>
  )
}

export const Schemes: StoryObj = {
  parameters: describeStory(
    'One theme of six tokens, applied to two elements with `theme.apply(element)` and `setScheme`. The rest of the page keeps its own.',
  ),
  render: () => (
    <div className="grid wide">
      <Rules rules={noteRules} />
      <NoteCard scheme="light" />
      <NoteCard scheme="dark" />
    </div>
  ),
}

const at = breakpoints({ phone: 0, tablet: 600, desktop: 1000, wide: 1600 })

function BreakpointTable(): ReactElement {
  const here = useMatchMedia({
    phone: at.only('phone'),
    tablet: at.only('tablet'),
    desktop: at.only('desktop'),
    wide: at.only('wide'),
  })
  return (
    <Facts
      caption="Breakpoints"
      columns={['name', 'media query', 'now']}
      rows={at.names.map((name) => [
        name,
        <code key={name}>{at.only(name)}</code>,
        here[name] ? <strong key="now">this one</strong> : 'no',
      ])}
    />
  )
}

export const Breakpoints: StoryObj = {
  parameters: describeStory(
    '`breakpoints` divides the widths without gaps and without overlaps: exactly one of them holds. Resize the window to see it move.',
  ),
  render: () => <BreakpointTable />,
}
