import type { MirrorNode } from '../src/mirror-node.ts'
import { MirrorTarget } from '../src/mirror-target.ts'

/** A node for a `<style>` element. */
export const styleNode = (id: string, text: string = '', attributes: Record<string, string> = {}): MirrorNode => ({
  id,
  target: MirrorTarget.Head,
  tag: 'style',
  attributes,
  text,
})
