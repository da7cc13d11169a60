import { groupBy } from '../../facts/group-by'
import type { EntryId } from '../../ids/kinds'
import type { PlanGame, ScheduleInput } from './input'
import type { UnplacedPlanGame } from './plan'
import { weekOfDate } from './problem'

type Pair = { readonly home: EntryId; readonly away: EntryId }

const pairOf = ({ home, away }: Pair): string => `${Math.min(home, away)} ${Math.max(home, away)}`

/** Whether both teams play in the week in which a game of theirs was wanted. */
const playsNow = ({ home, away, week }: UnplacedPlanGame, games: readonly PlanGame[], weeks: ScheduleInput['weeks']): boolean => {
  const playing = new Set(
    games.flatMap(game => (game.date !== null && weekOfDate(weeks, game.date) === week ? [game.home, game.away] : [])),
  )
  return playing.has(home) && playing.has(away)
}

/** Games that found no place when a schedule was generated, and that nobody placed by hand since. */
export const stillUnplaced = (
  unplaced: readonly UnplacedPlanGame[],
  games: readonly PlanGame[],
  { weeks, meetings }: Pick<ScheduleInput, 'weeks' | 'meetings'>,
): readonly UnplacedPlanGame[] => {
  const ofWeeks = unplaced.filter(({ week }) => week !== null).filter(one => !playsNow(one, games, weeks))
  const meetingsNow = (pair: string) => games.filter(game => pairOf(game) === pair).length
  const ofPairs = groupBy(
    unplaced.filter(({ week }) => week === null),
    pairOf,
  ).flatMap(same => (meetings === null ? same : same.slice(0, Math.max(0, meetings - meetingsNow(pairOf(same[0]))))))
  const left = new Set([...ofWeeks, ...ofPairs])
  return unplaced.filter(one => left.has(one))
}
