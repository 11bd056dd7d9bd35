import type { MirrorEvents } from './mirror-events.ts'

/** `this` in listeners of Storybook's channel. In the manager, events of a frame have its address. */
export interface ChannelEvent {
  /** The address of the frame; absent when the event was emitted in the same window. */
  readonly source?: string
  /** The ID of the composed Storybook in the frame. */
  readonly refId?: string | null
}

/** The part of Storybook's channel that the addon uses. */
export interface MirrorChannel {
  on<E extends string>(type: E, listener: (this: ChannelEvent, ...args: ArgumentsOf<E>) => void): unknown
  off<E extends string>(type: E, listener: (this: ChannelEvent, ...args: ArgumentsOf<E>) => void): unknown
  emit<E extends keyof MirrorEvents>(type: E, ...args: MirrorEvents[E]): unknown
}

type ArgumentsOf<E extends string> = E extends keyof MirrorEvents ? MirrorEvents[E] : readonly unknown[]
