// The 404 page.

export { NotFoundMessage } from './not-found-message.tsx'
