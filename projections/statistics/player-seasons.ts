import { didNotPlay } from '@fullcourt/domain/statistics/line'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { BoxScoreLine, GameContext, GameSide } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { EntryId, LeagueId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { withoutShotsOf, withShotsOf, type ShotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { noTotals, withLine, withoutLine, type Totals } from '@fullcourt/domain/statistics/totals'
import { onFigures } from '../games/on-figures'
import { placeById } from '../order'
import { projection } from '../projection'
import { rankingPlaces } from './rankings'

/** What a player's lines of regular games come to in one entry of a team. */
export type EntryPart = {
  readonly entry: EntryId
  readonly team: TeamId
  readonly league: LeagueId
  readonly totals: Totals
  readonly shots: ShotsByPercentage
}

/** A player's regular games of a season, by the entries of whose lines a figure is kept, in the order of their ids. */
export type PlayerSeason = { readonly player: PlayerId; readonly season: SeasonId; readonly parts: readonly EntryPart[] }

/** Id of the document of a player in a season. */
export const playerInSeason = (season: SeasonId, player: PlayerId): string => `${season}-${player}`

const noParts = (id: string): PlayerSeason => {
  const [season = 0, player = 0] = id.split('-').map(Number)
  return { player, season, parts: [] }
}

const emptyPart = ({ entry, team, league }: GameSide): EntryPart => ({ entry, team, league, totals: noTotals, shots: {} })

const isEmpty = ({ totals }: EntryPart) => Object.keys(totals.kept).length === 0

type Change = (part: EntryPart, line: Figures) => EntryPart

const takeIn: Change = (part, line) => ({
  ...part,
  totals: withLine(part.totals, line),
  shots: withShotsOf(part.shots, line),
})

const takeOut: Change = (part, line) => ({
  ...part,
  totals: withoutLine(part.totals, line),
  shots: withoutShotsOf(part.shots, line),
})

const withPart = (parts: readonly EntryPart[], part: EntryPart): readonly EntryPart[] => {
  const others = parts.filter(({ entry }) => entry !== part.entry)
  return isEmpty(part) ? others : [...others, part].sort((a, b) => a.entry - b.entry)
}

const changed = (
  parts: readonly EntryPart[],
  context: GameContext,
  lines: readonly BoxScoreLine[],
  change: Change,
): readonly EntryPart[] =>
  lines.reduce((before, { side, line }) => {
    const part = before.find(({ entry }) => entry === context[side].entry) ?? emptyPart(context[side])
    return withPart(before, change(part, line))
  }, parts)

/** Who plays in these lines, of a regular game. */
const playersIn = ({ season, stage }: GameContext, { was, is }: FiguresChange): readonly string[] => {
  if (stage !== 'regular') return []
  const lines = [...was.lines, ...is.lines].filter(({ line }) => !didNotPlay(line))
  return [...new Set(lines.map(({ player }) => playerInSeason(season, player)))]
}

const withChange = (document: PlayerSeason, context: GameContext, { was, is }: FiguresChange): PlayerSeason => {
  const own = ({ player }: BoxScoreLine) => player === document.player
  const without = changed(document.parts, context, was.lines.filter(own), takeOut)
  return { ...document, parts: changed(without, context, is.lines.filter(own), takeIn) }
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
