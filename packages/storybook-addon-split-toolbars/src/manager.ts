import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { ADDON_ID } from './addon-id.ts'
import { SplitToolbars } from './manager/split-toolbars.ts'

addons.register(ADDON_ID, () => {
  addons.add(`${ADDON_ID}/tool`, {
    type: types.TOOL,
    title: 'Split toolbars',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    // Elements are created with the manager's own React: JSX would bundle the runtime of the installed version.
    render: () => createElement(SplitToolbars),
  })
})
