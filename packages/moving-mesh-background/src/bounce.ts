/**
 * Moves along a line, bouncing off both ends as often as needed.
 *
 * @returns The new position, and the velocity with its new sign.
 */
export function bounce(
  position: number,
  velocity: number,
  least: number,
  most: number,
): [position: number, velocity: number] {
  const span = most - least
  // When both ends are equal, the remainder is `NaN`.
  const way = (((position - least) % (2 * span)) + 2 * span) % (2 * span) || 0
  return way > span ? [most + span - way, -velocity] : [least + way, velocity]
}
