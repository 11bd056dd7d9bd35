import { checkMotion } from './check-motion.ts'
import { useContext, useMemo, type ReactElement, type ReactNode } from 'react'
import { motionContext, type MotionContext } from './motion-context.ts'

/**
 * Overrides the motion preference, the default value or the window for hooks in its subtree. Absent props are inherited
 * from the enclosing `MotionConfig`.
 *
 * No effect on {@link getMotionPreference} and {@link (watchMotionPreference:function) | watchMotionPreference}.
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
 * @searchAlias provider context force disable animations
 * @public
 */
export function MotionConfig(props: MotionConfig.Props): ReactElement {
  const outer = useContext(motionContext)
  const { children, ...given } = props
  checkMotion(given)
  const { preference = outer.preference, window = outer.window } = given
  const initial = given.initial ?? given.defaultValue ?? outer.initial
  const context = useMemo(() => ({ preference, initial, window }), [preference, initial, window])
  return <motionContext.Provider value={context}>{children}</motionContext.Provider>
}

/**
 * Types of the component.
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
   * Props of {@link (MotionConfig:function) | MotionConfig}.
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
