import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MovingMeshBackground } from './index.ts'

test('on a server, where there is no document, it is an empty canvas without a style', () => {
  expect(globalThis.document).toBeUndefined()
  const complaints = vi.spyOn(console, 'error')
  expect(renderToString(<MovingMeshBackground className="mesh" spacing={90} color="red" canvasRef={() => {}} />)).toBe(
    '<canvas aria-hidden="true" class="mesh"></canvas>',
  )
  expect(complaints.mock.calls).toEqual([])
})
