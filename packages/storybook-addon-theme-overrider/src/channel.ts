/** What a listener of Storybook's channel has as `this`. In the manager, events of a frame say where they come from. */
export interface ChannelEvent {
  /** The address of the frame, in the preview only the origin of the manager; missing when emitted in the same window. */
  readonly source?: string
  /** The id of the composed Storybook that the frame shows. */
  readonly refId?: string | null
}

/** As much of Storybook's channel as the addon needs. */
export interface ThemeChannel {
  on(type: string, listener: (this: ChannelEvent | undefined, payload: unknown) => void): unknown
  off(type: string, listener: (this: ChannelEvent | undefined, payload: unknown) => void): unknown
  emit(type: string, ...args: readonly unknown[]): unknown
}

/**
 * Whether an event is of the same Storybook. Storybook calls a frame local when it is in the folder of the manager; other frames
 * are those of composed Storybooks. Of its manager, a preview knows no more than the origin.
 *
 * @param address - The address of the window that hears it.
 */
export const isOwn = (event: ChannelEvent | undefined, address: string): boolean =>
  !event?.refId &&
  (!event?.source || folderOf(event.source) === folderOf(address) || event.source === new URL(address).origin)

const folderOf = (address: string): string => new URL('.', address).href
