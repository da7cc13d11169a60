import { statName, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { shortDate } from '../../ui/format/dates'
import { whole } from '../../ui/format/figures'
import { stat } from '../../ui/format/stat'
import { summaryText } from '../../ui/format/summary'
import { StatTable, type StatColumn } from '../parts/StatTable'
import { SiteLink } from '../SiteLink'
import styles from './PlayerTables.module.css'
import type { PlayedGame } from '../../ui/played/played-games'
import { sumOfSeason, type PlayedSeason } from '../../ui/played/season-figures'

const ofGame = (abbreviation: Abbreviation): StatColumn<PlayedGame> => {
  const valueOf = ({ figures }: PlayedGame) => statOfLine(abbreviation, figures)
  return {
    key: abbreviation,
    name: statName(abbreviation),
    short: abbreviation,
    by: valueOf,
    show: game => stat(abbreviation, valueOf(game)),
  }
}

const ofSeason = (abbreviation: Abbreviation): StatColumn<PlayedSeason> => ({
  key: abbreviation,
  name: statName(abbreviation),
  short: abbreviation,
  by: season => sumOfSeason(season, abbreviation),
  show: season => summaryText(abbreviation, sumOfSeason(season, abbreviation)),
})

const Matchup = ({ game: { id, date, atHome, opponent, playoff } }: { game: PlayedGame }) => (
  <span className={styles.game}>
    <SiteLink to={`/games/${id}`}>{shortDate(date)}</SiteLink>
    <span className={styles.matchup}>
      {atHome ? 'vs' : 'at'} {opponent.name}
      {playoff && ', play-offs'}
    </span>
  </span>
)

type GamesProps = {
  caption: string
  games: readonly PlayedGame[]
  shown: readonly Abbreviation[]
  legend?: boolean
  sorts?: boolean
}

/** A player's games, one row each (spec 2 §2, Players). */
export const GamesTable = ({ caption, games, shown, legend, sorts = true }: GamesProps) => {
  const columns = shown.map(ofGame)
  return (
    <StatTable<PlayedGame>
      caption={caption}
      rows={games}
      rowKey={game => `${game.id} ${game.team.id}`}
      head={{
        key: 'date',
        name: 'Game Date, Matchup',
        by: sorts ? game => game.date : undefined,
        show: game => <Matchup game={game} />,
      }}
      columns={sorts ? columns : columns.map(column => ({ ...column, by: undefined }))}
      legend={legend}
    />
  )
}

/** A player's seasons: games and sums. */
export const SeasonsTable = ({ seasons, shown }: { seasons: readonly PlayedSeason[]; shown: readonly Abbreviation[] }) => (
  <StatTable<PlayedSeason>
    caption="Season by season, totals"
    sortName="seasons"
    rows={seasons}
    rowKey={season => season.id}
    head={{ key: 'season', name: 'Season', show: season => season.name }}
    columns={[
      {
        key: 'GP',
        name: 'Games played',
        short: 'GP',
        by: season => season.played,
        show: season => whole(season.played),
      },
      ...shown.map(ofSeason),
    ]}
  />
)
