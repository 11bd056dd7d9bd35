import type { ChannelEvent, MirrorChannel } from './channel.ts'
import { PATCH, REQUEST } from './events.ts'
import type { ManagerMirror } from './manager-mirror.ts'
import type { MirrorBatch } from './mirror-patch.ts'

/** Storybook's frame for its own stories. Composed Storybooks have others. */
const target = 'storybook-preview-iframe'

/**
 * Lets a mirror follow what the manager's own preview says, and asks the preview to say it all.
 *
 * @param address - The address of the manager.
 * @returns A function that ends it.
 */
export function connectManager(channel: MirrorChannel, mirror: ManagerMirror, address: string): () => void {
  function follow(this: ChannelEvent, batch: MirrorBatch): void {
    if (isOwn(this, address)) mirror.apply(batch)
  }
  channel.on(PATCH, follow)
  channel.emit(REQUEST, { options: { target } })
  return () => channel.off(PATCH, follow)
}

/** Storybook calls a frame local when it is in the folder of the manager. */
const isOwn = ({ source, refId }: ChannelEvent, address: string): boolean =>
  !refId && (!source || folderOf(source) === folderOf(address))

const folderOf = (address: string): string => new URL('.', address).href
