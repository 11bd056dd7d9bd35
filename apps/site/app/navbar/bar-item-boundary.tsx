import { Component, type ReactNode } from 'react'
import type { BarItem } from '#app/site/index.ts'
import { barItemError } from './bar-item-error.ts'

/** Error boundary that adds the item to an error of the navigation bar. */
export class BarItemBoundary extends Component<{ item: BarItem; children: ReactNode }, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override state: { error?: unknown } = {}

  override render(): ReactNode {
    if ('error' in this.state) throw barItemError(this.props.item, this.state.error)
    return this.props.children
  }
}
