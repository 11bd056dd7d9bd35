/** What a theme may leave out: a theme that is put over another one would keep that of the other. */
export const noBrand = {
  brandTitle: undefined,
  brandUrl: undefined,
  brandImage: undefined,
  brandTarget: undefined,
  gridCellSize: undefined,
}
