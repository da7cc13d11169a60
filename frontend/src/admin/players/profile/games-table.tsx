import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { Link } from 'react-router-dom'
import { shortDate, toBeDecided } from '../../../ui/format/dates'
import { whole } from '../../../ui/format/figures'
import { stat } from '../../../ui/format/stat'
import { summaryText } from '../../../ui/format/summary'
import type { PlayedGame } from '../../../ui/played/played-games'
import { sumOfSeason, type PlayedSeason } from '../../../ui/played/season-figures'
import type { AdminColumn } from '../../parts/admin-column'

const matchupOf = ({ atHome, team, opponent }: PlayedGame) =>
  atHome ? `${opponent.name} @ ${team.name}` : `${team.name} @ ${opponent.name}`

const ofGame = (abbreviation: Abbreviation): AdminColumn<PlayedGame> => {
  const valueOf = ({ figures }: PlayedGame) => statOfLine(abbreviation, figures)
  return {
    key: abbreviation,
    head: abbreviation,
    figures: true,
    by: valueOf,
    text: valueOf,
    show: game => stat(abbreviation, valueOf(game)),
  }
}

/** A game of a player per row, one column per visible stat (docs/admin.md#players). */
export const gameColumns = (shown: readonly Abbreviation[]): readonly AdminColumn<PlayedGame>[] => [
  {
    key: 'date',
    head: 'Game Date',
    by: ({ date }) => date,
    text: ({ date }) => date ?? toBeDecided,
    show: ({ date }) => shortDate(date),
  },
  {
    key: 'matchup',
    head: 'Matchup',
    naming: true,
    by: matchupOf,
    show: game => <Link to={adminAddress('game', { game: game.id })}>{matchupOf(game)}</Link>,
  },
  ...shown.map(ofGame),
]

const ofSeason = (abbreviation: Abbreviation): AdminColumn<PlayedSeason> => {
  const valueOf = (season: PlayedSeason) => sumOfSeason(season, abbreviation)
  return {
    key: abbreviation,
    head: abbreviation,
    figures: true,
    by: valueOf,
    text: valueOf,
    show: season => summaryText(abbreviation, valueOf(season)),
  }
}

/** A season of a player per row. */
export const seasonColumns = (shown: readonly Abbreviation[]): readonly AdminColumn<PlayedSeason>[] => [
  { key: 'season', head: 'Season', naming: true, by: ({ name }) => name, show: ({ name }) => name },
  { key: 'GP', head: 'GP', figures: true, by: ({ played }) => played, show: ({ played }) => whole(played) },
  ...shown.map(ofSeason),
]
