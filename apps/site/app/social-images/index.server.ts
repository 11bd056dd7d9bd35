// Images of pages, which other sites show in previews of links to them.

export { drawImage, hasImages, imageHref, imageVersion, socialImages } from './social-images.server.ts'
