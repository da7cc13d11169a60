import type { BoxScoreLine, GameFigures, GamePlace } from '@fullcourt/domain/games/events'
import type { EntryId, LeagueId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { FiguresChange } from '../games/figures-change'

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

const documentOf = (place: GamePlace, { player, side }: BoxScoreLine) => playerInEntry(player, place[side].entry)

/** The documents of all players whose lines change. */
export const playersOf = (place: GamePlace, { was, is }: FiguresChange): readonly string[] => [
  ...new Set([...was.lines, ...is.lines].map(line => documentOf(place, line))),
]

/** The line that is in the document of that id; a player has at most one of an entry. */
export const lineIn = (id: string, place: GamePlace, { lines }: GameFigures): BoxScoreLine | undefined =>
  lines.find(line => documentOf(place, line) === id)

export const playerPlace = (place: GamePlace, { player, side }: BoxScoreLine): PlayerPlace => ({
  player,
  entry: place[side].entry,
  team: place[side].team,
  league: place[side].league,
  season: place.season,
})
