// @vitest-environment jsdom
import { composeStories, setProjectAnnotations, type Meta, type Preview, type StoryObj } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { options } from '../test/theme.ts'
import { createThemeDecorator, createThemePreview, writeThemeGlobals } from './index.ts'

const root = document.documentElement

describe('the decorator', () => {
  test('a docs page with several stories applies the theme once', () => {
    const before = root.outerHTML
    const decorator = createThemeDecorator(options)
    const show = (globals: object) =>
      decorator(() => 'a story', {
        globals: { themeFamily: 'sea', ...globals },
        userGlobals: { themeFamily: 'sea' },
        viewMode: 'docs',
      })
    const observer = new MutationObserver(() => {})
    observer.observe(document, { attributes: true, childList: true, subtree: true })
    expect(show({})).toBe('a story')
    expect(observer.takeRecords().map(({ type }) => type)).toEqual(['childList', 'attributes', 'attributes'])
    show({})
    show({ themeScheme: 'dark' })
    expect(observer.takeRecords()).toEqual([])
    expect(document.querySelectorAll('style')).toHaveLength(1)
    observer.disconnect()
    decorator[Symbol.dispose]()
    expect(root.outerHTML).toBe(before)
  })

  test('a single story may set its own choice', () => {
    const decorator = createThemeDecorator(options)
    decorator(() => 'a story', { globals: { themeScheme: 'dark' }, userGlobals: {}, viewMode: 'story' })
    expect(root.dataset['colorScheme']).toBe('dark')
    decorator[Symbol.dispose]()
  })
})

describe('portable stories', () => {
  const preview: Preview = createThemePreview(options)
  const meta = { title: 'Page', render: () => <p>A story</p> } satisfies Meta
  const stories = {
    default: meta,
    Plain: {} satisfies StoryObj,
    Dark: { globals: writeThemeGlobals({ scheme: 'dark', family: 'sea' }) } satisfies StoryObj,
  }

  afterEach(cleanup)

  test('are themed, with the default family, and leave nothing', async () => {
    const before = root.outerHTML
    const project = setProjectAnnotations([preview])
    const end = await project.beforeAll()
    const { Plain, Dark } = composeStories(stories)

    render(<Plain />)
    expect(screen.getByText('A story')).toBeTruthy()
    expect({ ...root.dataset }).toEqual({ colorScheme: 'system', themeFamily: 'Café--bar #1' })
    cleanup()
    render(<Dark />)
    expect({ ...root.dataset }).toEqual({ colorScheme: 'dark', themeFamily: 'sea' })
    cleanup()

    if (typeof end !== 'function') throw new Error('There is nothing that ends it.')
    await end()
    document.body.replaceChildren()
    expect(root.outerHTML).toBe(before)
  })
})
