// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { beforeEach } from 'vitest'
import { settled } from '../test/settled.ts'
import {
  applyPatches,
  diffNodes,
  ManagerMirror,
  MirrorTarget,
  PreviewObserver,
  type MirrorBatch,
  type MirrorNode,
} from './index.ts'

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

const insertBefore = Object.getOwnPropertyDescriptor(Node.prototype, 'insertBefore')!
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
  // A later batch shows the elements.
  'adding of an element': {
    owner: () => Node.prototype,
    method: 'insertBefore',
    use: async () => {
      const head = document.implementation.createHTMLDocument().head
      using mirror = new ManagerMirror(head.ownerDocument)
      const batch = (text: string): MirrorBatch => ({
        complete: true,
        patches: diffNodes([], [{ id: '1', target: MirrorTarget.Head, tag: 'style', attributes: {}, text }]),
      })
      let error = ''
      try {
        mirror.apply(batch('a{}'))
      } catch (thrown) {
        error = (thrown as Error).message
      }
      Object.defineProperty(Node.prototype, 'insertBefore', insertBefore)
      mirror.apply(batch('b{}'))
      return { error, styles: [...head.querySelectorAll('style')].map(({ textContent }) => textContent) }
    },
    faults: { throws: { returns: { error: 'broken', styles: ['b{}'] } } },
  },
  'an observer of the document': {
    owner: () => window,
    method: 'MutationObserver',
    use: () => {
      try {
        using _ = new PreviewObserver(document, [{ selector: 'style' }], channel.emit)
      } catch (error) {
        return { error: (error as Error).name, nodes: nodes.length }
      }
      return 'observes'
    },
    faults: {
      throws: { returns: { error: 'TypeError', nodes: 0 } },
      vanishes: { returns: { error: 'TypeError', nodes: 0 } },
    },
  },
})
