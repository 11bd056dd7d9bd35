// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { beforeEach } from 'vitest'
import { settled } from '../test/settled.ts'
import { applyPatches, PreviewObserver, type MirrorBatch, type MirrorNode } from './index.ts'

let nodes: readonly MirrorNode[] = []
const channel = {
  emit: ({ complete, patches }: MirrorBatch): void => {
    nodes = applyPatches(complete ? [] : nodes, patches)
  },
}

beforeEach(() => {
  nodes = []
  document.head.replaceChildren()
})

/** Adds a style to the document. */
function add(text: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
}

/** Whether an observer loses a style because passing of it fails once: the texts that the manager has in the end. */
async function afterOneFailure(pass: (batch: MirrorBatch) => void): Promise<readonly string[]> {
  let failed = 0
  const emit = (batch: MirrorBatch): void => {
    if (batch.complete || failed > 0) return channel.emit(batch)
    failed++
    pass(batch)
  }
  add('a{}')
  using observer = new PreviewObserver(document, [{ selector: 'style' }], (batch) => {
    emit(batch)
  })
  add('b{}')
  try {
    observer.refresh()
  } catch {
    // As a page that goes on.
  }
  add('c{}')
  observer.refresh()
  await settled()
  return nodes.map(({ text }) => text)
}

const target = { pass: (batch: MirrorBatch): void => channel.emit(batch) }

testFailures('a preview', {
  'passing of a change': {
    owner: () => target,
    method: 'pass',
    use: () => afterOneFailure((batch) => target.pass(batch)),
    faults: { throws: { returns: ['a{}', 'b{}', 'c{}'] }, vanishes: { returns: ['a{}', 'b{}', 'c{}'] } },
  },
  'passing of the first batch': {
    owner: () => target,
    method: 'pass',
    use: async () => {
      let calls = 0
      try {
        using _ = new PreviewObserver(document, [{ selector: 'style' }], (batch) => {
          calls++
          target.pass(batch)
        })
      } catch {
        // It observes nothing from here on.
      }
      add('a{}')
      await settled()
      return calls
    },
    faults: { throws: { returns: 1 }, vanishes: { returns: 1 } },
  },
})
