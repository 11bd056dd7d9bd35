import { addons } from 'storybook/manager-api'
import { connectManager } from './connect-manager.ts'
import { ADDON_ID } from './events.ts'
import { ManagerMirror } from './manager-mirror.ts'

addons.register(ADDON_ID, (api) => {
  connectManager(api, new ManagerMirror(document), location.href)
})
