/** `this` in listeners of Storybook's channel. In the manager, events of a frame have its address. */
export interface ChannelEvent {
  /**
   * The address of the frame; in the preview, only the origin of the manager. Absent when emitted in the same window.
   */
  readonly source?: string
  /** The ID of the composed Storybook in the frame. */
  readonly refId?: string | null
}

/** The part of Storybook's channel that the addon uses. */
export interface ThemeChannel {
  on(type: string, listener: (this: ChannelEvent | undefined, payload: unknown) => void): unknown
  off(type: string, listener: (this: ChannelEvent | undefined, payload: unknown) => void): unknown
  emit(type: string, ...args: readonly unknown[]): unknown
}

/**
 * Whether an event comes from the same Storybook. Storybook treats a frame as local when it is in the folder of the
 * manager; other frames show composed Storybooks. In the preview, only the origin of the manager is known.
 *
 * @param address - The address of the receiving window.
 */
export const isOwn = (event: ChannelEvent | undefined, address: string): boolean =>
  !event?.refId &&
  (!event?.source || folderOf(event.source) === folderOf(address) || event.source === new URL(address).origin)

const folderOf = (address: string): string => new URL('.', address).href
