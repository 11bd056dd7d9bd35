import type { ChannelEvent, MirrorChannel } from './channel.ts'
import { PATCH, REQUEST } from './events.ts'
import type { ManagerMirror } from './manager-mirror.ts'
import type { MirrorBatch } from './mirror-patch.ts'

/** ID of Storybook's frame for its own stories. Composed Storybooks have others. */
const target = 'storybook-preview-iframe'

/**
 * Connects a mirror to the manager's own preview, and requests all nodes from it.
 *
 * @param address - The address of the manager.
 * @returns A function that disconnects it.
 */
export function connectManager(channel: MirrorChannel, mirror: ManagerMirror, address: string): () => void {
  function follow(this: ChannelEvent, batch: MirrorBatch): void {
    if (isOwn(this, address)) mirror.apply(batch)
  }
  channel.on(PATCH, follow)
  channel.emit(REQUEST, { options: { target } })
  return () => channel.off(PATCH, follow)
}

/** Storybook treats a frame as local when it is in the folder of the manager. */
const isOwn = ({ source, refId }: ChannelEvent, address: string): boolean =>
  !refId && (!source || folderOf(source) === folderOf(address))

const folderOf = (address: string): string => new URL('.', address).href
