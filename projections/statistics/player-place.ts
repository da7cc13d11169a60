import type { BoxScoreLine, GameFigures, GameContext } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { EntryId, LeagueId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'

/** Whose figures a document holds: a player's, in one entry of a team. */
export type PlayerPlace = {
  readonly player: PlayerId
  readonly entry: EntryId
  readonly team: TeamId
  readonly league: LeagueId
  readonly season: SeasonId
}

/** Before the first line; ids begin at 1. */
export const NOWHERE: PlayerPlace = { player: 0, entry: 0, team: 0, league: 0, season: 0 }

/** Id of the documents of a player in an entry. */
export const playerInEntry = (player: PlayerId, entry: EntryId): string => `${player}-${entry}`

const documentOf = (context: GameContext, { player, side }: BoxScoreLine) => playerInEntry(player, context[side].entry)

/** The documents of all players whose lines change. */
export const changedPlayers = (context: GameContext, { was, is }: FiguresChange): readonly string[] => [
  ...new Set([...was.lines, ...is.lines].map(line => documentOf(context, line))),
]

/** The line that is in the document of that id; a player has at most one of an entry. */
export const lineIn = (id: string, context: GameContext, { lines }: GameFigures): BoxScoreLine | undefined =>
  lines.find(line => documentOf(context, line) === id)

export const playerPlace = (context: GameContext, { player, side }: BoxScoreLine): PlayerPlace => ({
  player,
  entry: context[side].entry,
  team: context[side].team,
  league: context[side].league,
  season: context.season,
})
