import { longDate } from '@fullcourt/domain/facts/wall-time'
import { isCompleted } from '@fullcourt/domain/games/completed'
import { knownOf } from '@fullcourt/projections/card'
import type { Appointment } from '@fullcourt/projections/games/appointment'
import type { GameNames, GameRecord } from '../../contexts/games/queries/game-answer'
import { teamNameOf } from '../../core/readers/team-name'
import type { FeedItem } from './rss'

/** What is around the results of a feed. */
export type AroundResults = {
  readonly names: GameNames
  /** The id of the log: games of two installations have the same numbers. */
  readonly log: string | undefined
  readonly site: string
}

/** The result of a game, the away team first; undefined of one that has none. */
export const resultItem = (
  game: GameRecord,
  appointment: Appointment | undefined,
  { names, log, site }: AroundResults,
): FeedItem | undefined => {
  const { id, context, details, score } = game
  const appointed = knownOf(appointment)
  if (!score || !isCompleted(score) || !appointed?.scoredAt) return undefined
  const [home, away] = [context.home, context.away].map(side => teamNameOf(names.teams, side.team).name)
  return {
    id: `game-${id}@${log ?? 'fullcourt'}`,
    title: `${away} ${score.away}, ${home} ${score.home}`,
    description: [
      details.date === null ? 'Final score.' : `Final score of ${longDate(details.date)}.`,
      ...(appointed.correctedAt === null ? [] : ['Corrected since it was first published.']),
    ].join(' '),
    link: `${site}/games/${id}`,
    publishedAt: appointed.scoredAt,
    correctedAt: appointed.correctedAt,
  }
}
