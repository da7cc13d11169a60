/** Two positions of the circle, the home side first. */
export type Pairing = readonly [home: number, away: number]

/** How many rounds it takes until each of `teams` has met each other. */
export const roundsOfCircle = (teams: number): number => (teams % 2 === 0 ? teams - 1 : teams)

/**
 * A round of the circle method, from 0 and on for ever: everybody meets everybody in each `roundsOfCircle`. Sides alternate by
 * the distance from the middle, which gives a single round robin n − 2 breaks for an even number of teams and none for an odd
 * one; an even number has a team that stays, an odd one a bye in its place.
 */
export const circleRound = (teams: number, round: number): Pairing[] => {
  const count = roundsOfCircle(teams)
  const middle = round % count
  const pairings: Pairing[] = []
  if (teams % 2 === 0) pairings.push(round % 2 === 0 ? [middle, count] : [count, middle])
  for (let distance = 1; distance <= (count - 1) / 2; distance++) {
    const ahead = (middle + distance) % count
    const behind = (middle - distance + count) % count
    pairings.push(distance % 2 === 1 ? [ahead, behind] : [behind, ahead])
  }
  return pairings
}
