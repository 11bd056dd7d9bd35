export { NotFoundMessage } from './not-found-message.tsx'
