/**
 * Moves along a line, bouncing off both ends as often as they are in the way.
 *
 * @returns The position, and the velocity with the sign that it has then.
 */
export function bounce(
  position: number,
  velocity: number,
  least: number,
  most: number,
): [position: number, velocity: number] {
  const span = most - least
  // Between ends that are one point there is no way, and no rest of a division.
  const way = (((position - least) % (2 * span)) + 2 * span) % (2 * span) || 0
  return way > span ? [most + span - way, -velocity] : [least + way, velocity]
}
