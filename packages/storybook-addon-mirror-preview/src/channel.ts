import type { MirrorEvents } from './mirror-events.ts'

/** What a listener of Storybook's channel has as `this`. In the manager, events of a frame say where they come from. */
export interface ChannelEvent {
  /** The address of the frame; missing when the event was emitted in the same window. */
  readonly source?: string
  /** The id of the composed Storybook that the frame shows. */
  readonly refId?: string | null
}

/** As much of Storybook's channel as the addon needs. */
export interface MirrorChannel {
  on<E extends string>(type: E, listener: (this: ChannelEvent, ...args: ArgumentsOf<E>) => void): unknown
  off<E extends string>(type: E, listener: (this: ChannelEvent, ...args: ArgumentsOf<E>) => void): unknown
  emit<E extends keyof MirrorEvents>(type: E, ...args: MirrorEvents[E]): unknown
}

type ArgumentsOf<E extends string> = E extends keyof MirrorEvents ? MirrorEvents[E] : readonly unknown[]
