/** Optional values, reset explicitly: a theme merged over another one would keep those of the other. */
export const noBrand = {
  brandTitle: undefined,
  brandUrl: undefined,
  brandImage: undefined,
  brandTarget: undefined,
  gridCellSize: undefined,
}
