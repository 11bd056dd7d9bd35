/** Names the addon in Storybook's manager, in front of the ids of its parts. */
export const ADDON_ID = 'signpost/split-toolbars'
