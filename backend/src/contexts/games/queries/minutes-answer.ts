import type { Courtside } from '@fullcourt/domain/games/courtside'
import { minutesOf, playedPeriods, type GameOfMinutes } from '@fullcourt/domain/games/minutes'
import { plusMinusOf } from '@fullcourt/domain/games/plus-minus'
import type { ScoringEvent } from '@fullcourt/domain/games/scoring'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { TeamMinutesAnswer } from '../minutes.answers'
import type { GameRecord } from './game-answer'

type OfGame = Omit<GameOfMinutes, 'recorded'> & {
  readonly context: GameRecord['context']
  /** The player for whom somebody counts who was merged. */
  readonly masterOf: (player: PlayerId) => PlayerId
  /** What was tapped, where it is the whole score. */
  readonly events: readonly ScoringEvent[] | null
}

const summed = (values: ReadonlyMap<PlayerId, number>, masterOf: OfGame['masterOf']) => {
  const sums = new Map<PlayerId, number>()
  for (const [player, value] of values) sums.set(masterOf(player), (sums.get(masterOf(player)) ?? 0) + value)
  return sums
}

/** How long the players of each team were on the court, the away team first; of one without substitutions nothing is known. */
export const minutesAnswer = (
  recorded: Courtside,
  { context, masterOf, events, ...game }: OfGame,
): { readonly minutes?: TeamMinutesAnswer[] } => {
  const { substitutions } = recorded
  const periods = playedPeriods({ ...game, recorded })
  const minutes = AWAY_FIRST.flatMap((side): TeamMinutesAnswer[] => {
    const { played, isComplete } = minutesOf(substitutions, side, periods)
    if (played.size === 0) return []
    const plusMinus =
      isComplete && events
        ? summed(plusMinusOf(substitutions, side, { played: periods, events }), masterOf)
        : new Map<PlayerId, number>()
    const players = [...summed(played, masterOf)].map(([player, time]) => {
      const sum = plusMinus.get(player)
      return { player_id: player, seconds: Math.round(time / 1_000), ...(sum === undefined ? {} : { plusMinus: sum }) }
    })
    return [{ team_id: context[side].team, isComplete, players }]
  })
  return minutes.length > 0 ? { minutes } : {}
}
