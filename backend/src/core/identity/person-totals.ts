import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { addShots, shotsByPercentage, type ShotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { addTotals, noTotals, type PlayerTotals } from '@fullcourt/domain/statistics/totals'
import { onePerSide, totalsOfGames } from '@fullcourt/domain/statistics/totals-of-games'
import type { EnteredPlayerLine } from '@fullcourt/projections/statistics/player-lines'
import type { EntryPart } from '@fullcourt/projections/statistics/entry-parts'
import type { PlayerSeason } from '@fullcourt/projections/statistics/player-seasons'

/** What a person came to in regular games, and for which teams. */
export type PersonTotals = PlayerTotals & { readonly teams: readonly TeamId[]; readonly shots: ShotsByPercentage }

/** What a player came to in one entry, and whose it is. */
export type PlayerPart = EntryPart & PlayerTotals & { readonly season: SeasonId }

/** The parts of a player's season, each with whose it is. */
export const playerPartsOf = ({ player, season, parts }: PlayerSeason): readonly PlayerPart[] =>
  parts.map(part => ({ ...part, player, season }))

type Sums = Pick<PersonTotals, 'totals' | 'shots'>

/** The teams of parts, each once, in the order of the parts. */
export const teamsOf = (parts: readonly PlayerPart[]): readonly TeamId[] => [...new Set(parts.map(({ team }) => team))]

/** What parts without a common game come to together. */
export const sumsOf = (parts: readonly PlayerPart[]): Sums => ({
  totals: parts.map(({ totals }) => totals).reduce(addTotals, noTotals),
  shots: addShots(parts.map(({ shots }) => shots)),
})

/** What the lines of one person come to: a game counts once. */
export const countedAfresh = (lines: readonly EnteredPlayerLine[]): Sums => ({
  totals: totalsOfGames(lines),
  shots: shotsByPercentage(onePerSide(lines).map(({ line }) => deriveLine(line).figures)),
})
