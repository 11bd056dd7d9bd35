import { createElement, Fragment, type ReactElement, useEffect, useMemo } from 'react'
import { Separator } from 'storybook/internal/components'
import { useGlobalTypes, useStorybookApi } from 'storybook/manager-api'
import type { GlobalTypeAnnotation } from '../global-type-annotation.ts'
import { normalizeToolbar } from '../normalize-toolbar.ts'
import { PARAM_KEY } from '../param-key.ts'
import { GroupMenu } from './group-menu.ts'
import { registerShortcuts } from './register-shortcuts.ts'

/** The menus of all global types with a split toolbar. */
export function SplitToolbars(): ReactElement {
  const api = useStorybookApi()
  const globalTypes = useGlobalTypes()
  const toolbars = useMemo(
    () =>
      Object.entries(globalTypes)
        .filter(([, annotation]) => PARAM_KEY in annotation)
        .map(([id, annotation]) => normalizeToolbar(id, annotation as unknown as GlobalTypeAnnotation)),
    [globalTypes],
  )

  useEffect(() => {
    void registerShortcuts(api, toolbars)
  }, [api, toolbars])

  return createElement(
    Fragment,
    null,
    toolbars.map((toolbar) =>
      createElement(
        Fragment,
        { key: toolbar.id },
        createElement(Separator),
        toolbar.groups.map((group) => createElement(GroupMenu, { key: group.key, toolbar, group })),
      ),
    ),
  )
}
