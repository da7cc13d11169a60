import type { BoxScoreLine, GameContext, GameSide } from '@fullcourt/domain/games/events'
import type { EntryId, LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { withoutShotsOf, withShotsOf, type ShotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { noTotals, withLine, withoutLine, type Totals } from '@fullcourt/domain/statistics/totals'

/** What a player's lines come to in one entry of a team. */
export type EntryPart = {
  readonly entry: EntryId
  readonly team: TeamId
  readonly league: LeagueId
  readonly totals: Totals
  readonly shots: ShotsByPercentage
}

/** Parts of entries in the order of their ids; one without a figure is not there. */
type EntryParts = readonly EntryPart[]

type Change = (part: EntryPart, line: Figures) => EntryPart

const emptyPart = ({ entry, team, league }: GameSide): EntryPart => ({ entry, team, league, totals: noTotals, shots: {} })

const isEmpty = ({ totals }: EntryPart) => Object.keys(totals.kept).length === 0

const withPart = (parts: EntryParts, part: EntryPart): EntryParts => {
  const others = parts.filter(({ entry }) => entry !== part.entry)
  return isEmpty(part) ? others : [...others, part].sort((a, b) => a.entry - b.entry)
}

const changed =
  (change: Change) =>
  (parts: EntryParts, context: GameContext, lines: readonly BoxScoreLine[]): EntryParts =>
    lines.reduce((before, { side, line }) => {
      const part = before.find(({ entry }) => entry === context[side].entry) ?? emptyPart(context[side])
      return withPart(before, change(part, line))
    }, parts)

/** Takes lines of a game in, each in the part of its side's entry. */
export const withLines = changed((part, line) => ({
  ...part,
  totals: withLine(part.totals, line),
  shots: withShotsOf(part.shots, line),
}))

/** Takes lines out that were taken in before. */
export const withoutLines = changed((part, line) => ({
  ...part,
  totals: withoutLine(part.totals, line),
  shots: withoutShotsOf(part.shots, line),
}))
