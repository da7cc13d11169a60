import type { BoxScoreLine, GameContext } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { didNotPlay } from '@fullcourt/domain/statistics/line'
import { onFigures } from '../games/on-figures'
import { placeById } from '../order'
import { projection } from '../projection'
import { withLines, withoutLines, type EntryPart } from './entry-parts'
import { rankingPlaces } from './rankings'

/** A player's regular games of a season, by the entries of whose lines a figure is kept, in the order of their ids. */
export type PlayerSeason = { readonly player: PlayerId; readonly season: SeasonId; readonly parts: readonly EntryPart[] }

/** Id of the document of a player in a season. */
export const playerInSeason = (season: SeasonId, player: PlayerId): string => `${season}-${player}`

const noParts = (id: string): PlayerSeason => {
  const [season = 0, player = 0] = id.split('-').map(Number)
  return { player, season, parts: [] }
}

/** Who plays in these lines, of a regular game. */
const playersIn = ({ season, stage }: GameContext, { was, is }: FiguresChange): readonly string[] => {
  if (stage !== 'regular') return []
  const lines = [...was.lines, ...is.lines].filter(({ line }) => !didNotPlay(line))
  return [...new Set(lines.map(({ player }) => playerInSeason(season, player)))]
}

const withChange = (document: PlayerSeason, context: GameContext, { was, is }: FiguresChange): PlayerSeason => {
  const isOwn = ({ player }: BoxScoreLine) => player === document.player
  const without = withoutLines(document.parts, context, was.lines.filter(isOwn))
  return { ...document, parts: withLines(without, context, is.lines.filter(isOwn)) }
}

export const playerSeasons = onFigures(
  projection<PlayerSeason, AnyFact>('playerSeasons', {
    version: 1,
    initial: noParts,
    indexes: {
      rankings: ({ player, season, parts }) => rankingPlaces(season, player, parts),
      league: ({ player, parts }) => [...new Set(parts.map(({ league }) => league))].map(league => placeById(league, player)),
    },
  }),
  ({ fact, change }) => playersIn(fact.data.in, change),
  (document, { fact, change }) => withChange(document, fact.data.in, change),
)
