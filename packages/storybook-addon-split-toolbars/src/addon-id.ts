/** The ID of the addon in Storybook's manager, and prefix of the IDs of its parts. */
export const ADDON_ID = 'signpost/split-toolbars'
