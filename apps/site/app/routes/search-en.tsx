import messages from '#app/locales/en/search.json'
import { revalidatesSearch, searchRoute } from '#app/search/search-route.tsx'

export { contentMeta as meta } from '#app/page/index.ts'
export { searchPage as loader } from '#app/search/index.server.ts'
export { revalidatesSearch as shouldRevalidate }

export default searchRoute('en', messages)
