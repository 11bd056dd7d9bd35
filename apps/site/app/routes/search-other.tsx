export { contentMeta as meta } from '#app/page/index.ts'
export { searchPage as loader } from '#app/search/index.server.ts'
export { ConfiguredSearchRoute as default, revalidatesSearch as shouldRevalidate } from '#app/search/search-route.tsx'
