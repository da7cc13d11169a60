import type { GameSide, Side } from '@fullcourt/domain/games/events'
import type { LeagueId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { entered, gameOf, ORGANIZATION, placed, SEASON } from '@fullcourt/projections/league.examples'

export type LineData = { readonly player: PlayerId; readonly side: Side; readonly line: Figures }

/** A game as it stands at the end; `score` of the home team, the other has one point. */
export type GameData = {
  readonly id: number
  readonly home: GameSide
  readonly away: GameSide
  readonly stage: 'regular' | 'playoff'
  readonly score: number | null
  readonly lines: readonly LineData[]
}

/** What there is in a season; each duplicate stands for itself when it is merged, and so does its master. */
export type SeasonData = {
  readonly entries: readonly GameSide[]
  readonly games: readonly GameData[]
  readonly merges: readonly { readonly master: PlayerId; readonly duplicate: PlayerId }[]
  /** Leagues that were deleted in the end. */
  readonly deleted: readonly LeagueId[]
}

export const leaguesOf = ({ entries }: SeasonData): readonly LeagueId[] => [...new Set(entries.map(({ league }) => league))]

const of = { organization: ORGANIZATION, season: SEASON }

const factsOfGame = ({ id, home, away, stage, score, lines }: GameData): readonly AnyFact[] => {
  const game = gameOf(id, placed(home, away, { stage }))
  const context = { game: id, in: placed(home, away, { stage }) }
  return [
    game.scheduled(),
    ...(score === null ? [] : [game.scored(`${score}–1`)]),
    ...lines.map(({ player, side, line }) => ({
      type: 'BoxScoreLineRecorded' as const,
      data: { ...context, player, side, was: null, is: line },
    })),
  ]
}

/** The facts that come to it. */
export const factsOfSeason = (season: SeasonData): readonly AnyFact[] => [
  ...leaguesOf(season).map(league => ({ type: 'LeagueAdded' as const, data: { ...of, league, name: `League ${league}` } })),
  ...season.entries.map(entered),
  ...season.games.flatMap(factsOfGame),
  ...season.merges.map(({ master, duplicate }) => ({
    type: 'PlayersMerged' as const,
    data: { organization: ORGANIZATION, master, duplicate },
  })),
  ...season.deleted.map(league => ({ type: 'LeagueDeleted' as const, data: { ...of, league } })),
]
