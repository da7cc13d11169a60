import { minutesText } from '@fullcourt/domain/games/minutes-text'
import { MINUTES } from '@fullcourt/domain/statistics/minutes'
import { isPercentage, statName, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { shortDate } from '../../ui/format/dates'
import { none, oneDecimal, whole } from '../../ui/format/figures'
import { stat } from '../../ui/format/stat'
import { summaryText } from '../../ui/format/summary'
import { Section } from '../parts/Section'
import { StatTable, type StatColumn } from '../parts/StatTable'
import { Time } from '../parts/Time'
import { SiteLink } from '../SiteLink'
import { Opponent } from './Opponent'
import styles from './PlayerTables.module.css'
import type { PlayedGame } from '../../ui/played/played-games'
import { careerOf, meanOfSeason, seasonsOfGames, sumOfSeason, type PlayedSeason } from '../../ui/played/season-figures'
import { isTotal, PerGameSwitch } from '../parts/PerGameSwitch'
import type { Profile } from './profile'

/** The column of a statistic: what it is of a row, and how that is written. */
const statColumn = <Row,>(
  abbreviation: Abbreviation,
  valueOf: (row: Row) => number | null,
  write: (value: number | null) => string,
): StatColumn<Row> => ({
  key: abbreviation,
  name: statName(abbreviation),
  short: abbreviation,
  by: valueOf,
  show: row => write(valueOf(row)),
})

const ofGame = (abbreviation: Abbreviation) =>
  statColumn<PlayedGame>(
    abbreviation,
    ({ figures }) => statOfLine(abbreviation, figures),
    value => stat(abbreviation, value),
  )

const ofSeason = (total: boolean) => (abbreviation: Abbreviation) =>
  statColumn<PlayedSeason>(
    abbreviation,
    season => (total ? sumOfSeason : meanOfSeason)(season, abbreviation),
    value => (total || isPercentage(abbreviation) ? summaryText(abbreviation, value) : oneDecimal(value)),
  )

type Minutes = Profile['minutes']

/** The minutes of the games of a row, in all or on the average of those of which they are known; no column where none are. */
const minutesOf = <Row,>(
  minutes: Minutes,
  isOf: (one: Minutes[number], row: Row) => boolean,
  mean = false,
): readonly StatColumn<Row>[] => {
  const secondsOf = (row: Row) => {
    const own = minutes.filter(one => isOf(one, row))
    return own.length > 0 ? Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) / (mean ? own.length : 1)) : null
  }
  const { abbreviation, name } = MINUTES
  const show = (row: Row) => {
    const seconds = secondsOf(row)
    return seconds === null ? none : minutesText(seconds)
  }
  return minutes.length > 0 ? [{ key: abbreviation, name, short: abbreviation, by: secondsOf, show }] : []
}

const results = { W: 'won', L: 'lost', T: 'tied' } as const

/** `W 61–58`: how the game ended for their side. */
const GameResult = ({ own, other }: NonNullable<PlayedGame['score']>) => {
  const letter = own === other ? 'T' : own > other ? 'W' : 'L'
  return (
    <>
      <abbr title={results[letter]}>{letter}</abbr> {`${own}–${other}`}
    </>
  )
}

type MatchupProps = { game: PlayedGame; teams: Profile['teams'] }

const Matchup = ({ game, teams }: MatchupProps) => (
  <span className={styles.game}>
    <SiteLink to={`/games/${game.id}`}>
      <Time date={game.date}>{shortDate(game.date)}</Time>
    </SiteLink>
    <span className={styles.matchup}>
      <Opponent game={game} teams={teams} />
    </span>
    {(game.score || game.playoff) && (
      <span className={styles.matchup}>
        {game.score && <GameResult {...game.score} />}
        {game.score && game.playoff && ' · '}
        {game.playoff && 'Play-offs'}
      </span>
    )}
  </span>
)

/** Said of a player who has not played. */
export const noGamesYet = 'No games yet. Figures will be here after the first one.'

type GamesProps = {
  caption: string
  games: readonly PlayedGame[]
  /** Of these games, with their colours. */
  teams: Profile['teams']
  shown: readonly Abbreviation[]
  minutes: Minutes
  legend?: boolean
  sorts?: boolean
}

/** A player's games, one row each (docs/public-pages.md#players). */
export const GamesTable = ({ caption, games, teams, shown, minutes, legend, sorts = true }: GamesProps) => {
  const inGames = minutes.filter(one => games.some(({ id }) => id === one.game_id))
  const columns = [...minutesOf<PlayedGame>(inGames, (one, { id }) => one.game_id === id), ...shown.map(ofGame)]
  return (
    <StatTable<PlayedGame>
      caption={caption}
      rows={games}
      head={{
        key: 'date',
        name: 'Game Date, Matchup',
        by: sorts ? game => game.date : undefined,
        show: game => <Matchup game={game} teams={teams} />,
      }}
      columns={sorts ? columns : columns.map(column => ({ ...column, by: undefined }))}
      legend={legend}
    />
  )
}

type SeasonsProps = { player: Profile; search: URLSearchParams }

/** A player's seasons, once they have played. */
export const SeasonsSection = (props: SeasonsProps) =>
  props.player.games.length > 0 && (
    <Section id="seasons" title="Season by season">
      <SeasonsTable {...props} />
    </Section>
  )

/** Games, and figures per game or in total; several seasons together as their career. */
const SeasonsTable = ({ player: { games, earlier, minutes, shown }, search }: SeasonsProps) => {
  const total = isTotal(search)
  const seasons = seasonsOfGames(games, earlier)
  const career = careerOf(games, earlier)
  const columns: readonly StatColumn<PlayedSeason>[] = [
    {
      key: 'GP',
      name: 'Games played',
      short: 'GP',
      by: season => season.played,
      show: season => whole(season.played),
    },
    ...minutesOf<PlayedSeason>(minutes, (one, { id }) => id === career.id || one.season_id === id, !total),
    ...shown.map(ofSeason(total)),
  ]
  return (
    <>
      <PerGameSwitch search={search} />
      <StatTable<PlayedSeason>
        caption={`Season by season, ${total ? 'totals' : 'per game'}`}
        sortName="seasons"
        rows={seasons}
        head={{ key: 'season', name: 'Season', show: season => season.name }}
        columns={columns}
        foot={
          seasons.length > 1
            ? [
                {
                  key: 'career',
                  head: career.name,
                  cells: Object.fromEntries(columns.map(column => [column.key, column.show(career)])),
                },
              ]
            : undefined
        }
      />
    </>
  )
}
