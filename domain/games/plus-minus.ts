import type { PlayerId } from '../ids/kinds'
import type { SubstitutionOfSide } from './courtside'
import type { Side } from './events'
import { lineupOf, substitutionsOf } from './lineup'
import type { PlayedPeriod } from './minutes'
import type { ScoringEvent } from './scoring'

/** Whether somebody was substituted before points were scored: with the whole period left nothing was scored in it yet. */
const isBefore = (one: SubstitutionOfSide, event: ScoringEvent, played: readonly PlayedPeriod[]): boolean => {
  const [own, other] = [one, event].map(({ period }) => played.findIndex(({ id }) => id === period))
  if (own !== other) return (own ?? 0) < (other ?? 0)
  return one.remaining >= (played[own ?? 0]?.length ?? 0) || Date.parse(one.at) <= event.at
}

/**
 * By how many points more than the other side a player's side scored while they were on the court, of everybody of the side who was. It is
 * true only where the minutes are complete and the points were tapped, all of them.
 */
export const plusMinusOf = (
  substitutions: readonly SubstitutionOfSide[],
  side: Side,
  { played, events }: { readonly played: readonly PlayedPeriod[]; readonly events: readonly ScoringEvent[] },
): ReadonlyMap<PlayerId, number> => {
  const own = substitutionsOf(
    substitutions,
    side,
    played.map(({ id }) => id),
  )
  const sums = new Map<PlayerId, number>(own.flatMap(one => one.in.map(player => [player, 0] as const)))
  for (const event of events) {
    const points = event.side === side ? event.points : -event.points
    for (const player of lineupOf(own.filter(one => isBefore(one, event, played))))
      sums.set(player, (sums.get(player) ?? 0) + points)
  }
  return sums
}
