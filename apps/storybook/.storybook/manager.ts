import { addons } from 'storybook/manager-api'
import { followSite } from './site-colour-mode.ts'

// Before the manager reads its address.
followSite()

/** The panel below a story is there for stories that have options. */
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId, index }, shown) => {
      const entry = index?.[storyId]
      return shown && !(entry?.type === 'story' && entry.prepared && Object.keys(entry.initialArgs ?? {}).length === 0)
    },
  },
})
