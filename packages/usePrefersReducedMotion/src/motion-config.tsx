import { useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import { motionContext, type MotionContext } from './motion-context.ts'

/**
 * Sets, for the hooks in its subtree, the preference that holds in place of the visitor's, the default value, or the
 * window to ask. What is absent comes from the next `MotionConfig` outside.
 *
 * {@link getMotionPreference} and {@link (watchMotionPreference:function) | watchMotionPreference} know nothing of it.
 *
 * @param props - See {@link (MotionConfig:namespace).Props | MotionConfig.Props}.
 * @returns The children.
 *
 * @example
 * ```tsx
 * import { MotionConfig, MotionPreference, useMotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * const Preference = () => <output>{useMotionPreference()}</output>
 *
 * export const Story = () => (
 *   <MotionConfig preference={MotionPreference.Reduce}>
 *     <Preference />
 *   </MotionConfig>
 * )
 * ```
 * @public
 */
export function MotionConfig(props: MotionConfig.Props): ReactElement {
  const outer = useContext(motionContext)
  const { children, preference = outer.preference, defaultValue = outer.defaultValue, window = outer.window } = props
  const context = useMemo(() => ({ preference, defaultValue, window }), [preference, defaultValue, window])
  return <motionContext.Provider value={context}>{children}</motionContext.Provider>
}

/**
 * The types of the component, reachable through its name.
 *
 * @example
 * ```tsx
 * import { MotionConfig, MotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * export const Still = ({ children }: Pick<MotionConfig.Props, 'children'>) => (
 *   <MotionConfig preference={MotionPreference.Reduce}>{children}</MotionConfig>
 * )
 * ```
 * @public
 */
export namespace MotionConfig {
  /**
   * The properties of {@link (MotionConfig:function) | MotionConfig}.
   *
   * @example
   * ```ts
   * import { MotionPreference, type MotionConfig } from '@signpost/use-prefers-reduced-motion'
   *
   * export const props: MotionConfig.Props = { preference: MotionPreference.NoPreference, children: 'moves' }
   * ```
   * @public
   */
  export interface Props extends MotionContext {
    /** The subtree. */
    readonly children?: ReactNode
  }
}
