import { PHYSICAL_TO_LOGICAL } from '@signpost/eslint-plugin-logical-properties'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useDeferredValue, useEffect, useId, useState, type ReactElement } from 'react'
import { framedLanguage } from '../.storybook/framing-page.ts'
import { describe, describeStory } from './parts/describe.ts'
import { editorWords } from './parts/editor-words.ts'
import { Facts } from './parts/facts.tsx'
import { loadStyleLinter, type LintedStyles, type Preset } from './parts/lint-styles.ts'
import { Rules } from './parts/rules.tsx'

const meta: Meta = {
  title: 'eslint-plugin-logical-properties',
  parameters: describe(
    'eslint-plugin-logical-properties',
    `ESLint rules that turn physical CSS in style objects, JSX and tagged templates into logical properties, so that a page mirrors
    correctly in Arabic and Hebrew.

    The editor runs ESLint with the rules in your browser. Nothing is sent anywhere.`,
  ),
}

export default meta

const sample = `const card = style({
  margin: '0 auto',
  paddingLeft: 8,
  textAlign: 'left',
  transition: 'border-left-color 1s',
  borderLeftColor: 'currentcolor',
})

export const Card = ({ more }) => (
  <div style={{ marginRight: 4, float: 'left' }}>
    <p style={{ paddingLeft: 8, ...more }} />
  </div>
)
`

const language = framedLanguage()
const words = editorWords(language)

function Editor({ initial, preset: first }: { readonly initial: string; readonly preset: Preset }): ReactElement {
  const [code, setCode] = useState(initial)
  const [preset, setPreset] = useState(first)
  const [lint, setLint] = useState<(code: string, preset: Preset) => LintedStyles>()
  const [problem, setProblem] = useState('')
  const id = useId()
  const shown = useDeferredValue(code)
  useEffect(() => {
    loadStyleLinter().then(
      (loaded) => setLint(() => loaded),
      (error: unknown) => setProblem(words.failed(String(error))),
    )
  }, [])
  const result = lint?.(shown, preset)
  return (
    <div className="stack" lang={language}>
      <div className="row">
        <label htmlFor={`${id}-preset`}>{words.preset}</label>
        <select
          id={`${id}-preset`}
          className="field"
          value={preset}
          onChange={({ target }) => setPreset(target.value as Preset)}
        >
          <option value="recommended">recommended</option>
          <option value="strict">strict</option>
        </select>
      </div>
      <div className="grid wide">
        <section className="panel">
          <label htmlFor={`${id}-code`}>{words.code}</label>
          <textarea
            id={`${id}-code`}
            className="field code"
            rows={sample.split('\n').length}
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </section>
        <section className="panel" aria-label={`${words.after} eslint --fix`}>
          <p>
            {words.after} <code>eslint --fix</code>
          </p>
          <pre className="printed" tabIndex={0}>
            {result?.fixed ?? words.loading}
          </pre>
          <button type="button" className="button" onClick={() => result && setCode(result.fixed)}>
            {words.take}
          </button>
        </section>
      </div>
      <output aria-live="polite">{problem || (result && summaryOf(result))}</output>
      <ul lang="en">
        {result?.reports.map(({ place, text, suggestions }) => (
          <li key={`${place} ${text}`}>
            <code>{place}</code> <Sentence text={text} />{' '}
            {suggestions.map((suggestion) => (
              <button key={suggestion.label} type="button" className="button" onClick={() => setCode(suggestion.code)}>
                <Sentence text={suggestion.label} />
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Text whose parts between backticks are code. */
function Sentence({ text }: { readonly text: string }): ReactElement {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>
}

function summaryOf({ reports }: LintedStyles): string {
  return words.summary(reports.length, reports.filter(({ suggestions }) => suggestions.length > 0).length)
}

export const Live: StoryObj<{ preset: Preset }> = {
  name: 'Live editor',
  args: { preset: 'recommended' },
  argTypes: {
    preset: { control: 'radio', options: ['recommended', 'strict'], description: 'Configuration of the plugin.' },
  },
  parameters: describeStory(
    'Write styles on the left. Fixes that keep the rendering are on the right; where a fix may change it, the rule suggests it below.',
  ),
  render: ({ preset }) => <Editor key={preset} initial={sample} preset={preset} />,
}

export const BothDirections: StoryObj = {
  name: 'Both directions',
  parameters: describeStory(
    'The same card with physical and with logical properties. In text that runs from right to left, only the second one turns.',
  ),
  render: () => (
    <>
      <Rules
        rules={{
          '.physical': { borderLeft: '4px solid var(--accent)', paddingLeft: '1rem', textAlign: 'left' },
          '.logical': { borderInlineStart: '4px solid var(--accent)', paddingInlineStart: '1rem', textAlign: 'start' },
        }}
      />
      <div className="stack">
        {(['ltr', 'rtl'] as const).map((direction) => (
          <div key={direction} className="grid wide" dir={direction}>
            {(['physical', 'logical'] as const).map((kind) => (
              <p key={kind} className={kind}>
                <code>{`dir="${direction}"`}</code>, {kind}
              </p>
            ))}
          </div>
        ))}
      </div>
    </>
  ),
}

export const Names: StoryObj = {
  parameters: describeStory('Each physical property and its logical name in horizontal text from left to right.'),
  render: () => (
    <Facts
      caption="Physical and logical properties"
      columns={['physical', 'logical']}
      rows={Object.entries(PHYSICAL_TO_LOGICAL).map(([physical, logical]) => [
        physical,
        <code key="name">{String(logical)}</code>,
      ])}
    />
  ),
}
