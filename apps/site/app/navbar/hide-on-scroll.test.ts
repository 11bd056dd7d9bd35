import { expect, test } from 'vitest'
import { barAfterScroll } from './hide-on-scroll.ts'

const place = { viewport: 800, page: 5000, bar: 60 }

test.each([
  ['on the way down', 100, 600, 'hidden'],
  ['when nothing moved', 600, 600, 'hidden'],
  ['on the way up', 600, 400, 'shown'],
  ['near the top, on the way down too', 20, 59, 'shown'],
  ['above the top, where a browser bounces', 30, -20, 'shown'],
  ['on a jump from the very top', 0, 600, 'shown'],
  ['on the way up within the last 60 px', 4200, 4150, undefined],
])('R2.81 %s, from %i to %i, the bar is %s', (_when, previous, top, state) => {
  expect(barAfterScroll({ ...place, previous, top })).toBe(state)
})
