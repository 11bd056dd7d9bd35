import {
  createStorybookTheme,
  EVENTS,
  type MinimalInput,
  type StorybookThemeVars,
} from '@signpost/storybook-addon-theme-overrider'
import { color as colors } from '@signpost/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { addons } from 'storybook/preview-api'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'
import { Rules } from './parts/rules.tsx'

const meta: Meta<MinimalInput> = {
  title: 'storybook-addon-theme-overrider',
  parameters: describe(
    'storybook-addon-theme-overrider',
    `Uses your design tokens as the theme of Storybook's manager and docs, in light and dark, and switches between them
    without a reload.

    The sidebar, the toolbar and the docs pages of this workbench use the site's tokens and follow the *Scheme* menu.`,
  ),
}

export default meta

/** Storybook's manager in small, in a theme of its own. */
function Miniature({ id, theme }: { readonly id: string; readonly theme: StorybookThemeVars }): ReactElement {
  const rules = {
    [`.sheet .${id}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 1fr) 2fr',
      overflow: 'hidden',
      border: `1px solid ${theme.appBorderColor}`,
      borderRadius: theme.appBorderRadius,
      background: theme.appBg,
      color: theme.textColor,
      fontFamily: theme.fontBase,
    },
    [`.${id} .side`]: { display: 'grid', alignContent: 'start', gap: '0.25rem', padding: '0.75rem' },
    [`.${id} .here`]: {
      padding: '0.125rem 0.5rem',
      borderRadius: 4,
      background: theme.colorSecondary,
      color: colors.readableOn(theme.colorSecondary),
    },
    [`.${id} .other`]: { paddingInline: '0.5rem' },
    [`.${id} .top`]: {
      padding: '0.5rem 0.75rem',
      background: theme.barBg,
      color: theme.barTextColor,
      borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    },
    [`.${id} .content`]: { padding: '0.75rem', minBlockSize: '7rem', background: theme.appContentBg },
  }
  return (
    <section className={id}>
      <Rules rules={rules} />
      <div className="side">
        <strong>Stories</strong>
        <span className="here">Button</span>
        <span className="other">Card</span>
        <span className="other">Dialog</span>
      </div>
      <div>
        <div className="top">Canvas</div>
        <div className="content">{`Text in ${theme.textColor} on ${theme.appContentBg}`}</div>
      </div>
    </section>
  )
}

const color = (description: string) => ({ control: 'color' as const, description })

export const SixValues: StoryObj<MinimalInput> = {
  name: 'Six values',
  args: {
    font: "'Source Sans 3', sans-serif",
    color: '#3b2416',
    pageBackground: '#f6ece0',
    baseBackground: '#fffaf3',
    secondaryBackground: '#ecdcc8',
    border: '#d3b996',
    accent: '#7a3b12',
  },
  argTypes: {
    font: { control: 'text', description: 'The typeface of text.' },
    color: color('Text.'),
    pageBackground: color('Behind the sidebar.'),
    baseBackground: color('Behind toolbars and docs.'),
    secondaryBackground: color('Behind what is pointed at.'),
    border: color('Lines between things.'),
    accent: color('What is chosen, and links.'),
  },
  parameters: describeStory('`createStorybookTheme` makes all values of a theme from these few. Change one below.'),
  render: (input) => {
    const theme = createStorybookTheme(input)
    const shown = [
      'appBg',
      'appContentBg',
      'barBg',
      'barTextColor',
      'textColor',
      'textMutedColor',
      'colorSecondary',
      'inputBg',
    ] as const
    return (
      <div className="stack">
        <Miniature id="miniature-own" theme={theme} />
        <Facts
          caption="Values of the theme"
          columns={['value', 'of the theme']}
          rows={shown.map((name) => [name, <code key={name}>{theme[name]}</code>])}
        />
      </div>
    )
  },
}

const choices = ['light', 'dark', undefined] as const

function Chooser(): ReactElement {
  const [choice, setChoice] = useState<(typeof choices)[number]>()
  return (
    <div className="stack">
      <div className="row" role="group" aria-label="Theme of the frame">
        {choices.map((value) => (
          <button
            key={value ?? 'follow'}
            type="button"
            className="button"
            aria-pressed={choice === value}
            onClick={() => {
              addons.getChannel().emit(EVENTS.SET_SCHEME, value)
              setChoice(value)
            }}
          >
            {value ? `The frame is ${value}` : 'As the toolbar says'}
          </button>
        ))}
      </div>
      <p className="lead">
        The event <code>{EVENTS.SET_SCHEME}</code> overrides the scheme of the manager and of docs. The story itself
        stays as it is.
      </p>
      <div className="grid wide">
        <Miniature
          id="miniature-light"
          theme={createStorybookTheme({ appBg: '#f4f4f0', colorSecondary: '#075', appBorderRadius: 6 })}
        />
        <Miniature
          id="miniature-dark"
          theme={createStorybookTheme({ appBg: '#111', colorSecondary: '#2b7a4b', appBorderRadius: 6 })}
        />
      </div>
    </div>
  )
}

export const AnotherFrame: StoryObj<MinimalInput> = {
  name: 'Another frame',
  parameters: describeStory(
    'The frame around the stories in another scheme than they are, by an event. Below, two themes of Storybook of one colour each.',
  ),
  render: () => <Chooser />,
}
