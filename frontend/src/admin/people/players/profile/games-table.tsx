import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { shortDate, toBeDecided } from '../../../../ui/format/dates'
import { stat } from '../../../../ui/format/stat'
import { summaryText } from '../../../../ui/format/summary'
import type { PlayedGame } from '../../../../ui/played/played-games'
import { sumOfSeason, type PlayedSeason } from '../../../../ui/played/season-figures'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { figureColumn, linkColumn, textColumn } from '../../../parts/tables/columns'

const matchupOf = ({ atHome, team, opponent }: PlayedGame) =>
  atHome ? `${opponent.name} @ ${team.name}` : `${team.name} @ ${opponent.name}`

const ofGame = (abbreviation: Abbreviation): AdminColumn<PlayedGame> => {
  const text = ({ figures }: PlayedGame) => statOfLine(abbreviation, figures)
  return { ...figureColumn(abbreviation, abbreviation, text, game => stat(abbreviation, text(game))), text }
}

/** A game of a player per row, one column per visible stat (docs/admin.md#players). */
export const playerGameColumns = (shown: readonly Abbreviation[]): readonly AdminColumn<PlayedGame>[] => [
  {
    key: 'date',
    head: 'Game Date',
    by: ({ date }) => date,
    text: ({ date }) => date ?? toBeDecided,
    show: ({ date }) => shortDate(date),
  },
  linkColumn('matchup', 'Matchup', matchupOf, ({ id }) => adminAddress('game', { game: id })),
  ...shown.map(ofGame),
]

const ofSeason = (abbreviation: Abbreviation): AdminColumn<PlayedSeason> => {
  const text = (season: PlayedSeason) => sumOfSeason(season, abbreviation)
  return { ...figureColumn(abbreviation, abbreviation, text, season => summaryText(abbreviation, text(season))), text }
}

/** A season of a player per row. */
export const seasonColumns = (shown: readonly Abbreviation[]): readonly AdminColumn<PlayedSeason>[] => [
  textColumn('season', 'Season', ({ name }) => name),
  figureColumn('GP', 'GP', ({ played }) => played),
  ...shown.map(ofSeason),
]
