import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { sportShowing, type Sport } from '@fullcourt/domain/sports/sports'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { PlayerBasicAnswer } from '../../../../api/schema'
import { oneDecimal } from '../../../../ui/format/figures'
import { summaryText } from '../../../../ui/format/summary'
import { gamesOf, type PlayedGame } from '../../../../ui/played/played-games'
import {
  pointsPerGame,
  seasonToShow,
  seasonsOfGames,
  statsOfSport,
  sportOfGames,
  sumOfSeason,
  type PlayedSeason,
} from '../../../../ui/played/season-figures'
import { AddressSelect } from '../../../parts/tables/AddressSelect'
import { AdminTable } from '../../../parts/tables/AdminTable'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { QueryState } from '../../../parts/feedback/QueryState'
import { FAILURES } from '../../../parts/feedback/failures'
import { useAddress } from '../../../parts/tables/use-address'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { Page } from '../../../parts/page/Page'
import { Part } from '../../../parts/page/Part'
import { useBreadcrumbs } from '../../../parts/page/use-breadcrumbs'
import { usePlayerFigures } from '../queries'
import { playerGameColumns, seasonColumns } from './games-table'
import { PlayerTabs } from './PlayerTabs'
import styles from './profile.module.css'

const visibleStats = ({ allStats }: PlayerBasicAnswer) =>
  allStats
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => a.order - b.order)
    .map(({ abbreviation }) => abbreviation as Abbreviation)

const Averages = ({ season, sport }: { season: PlayedSeason | null; sport: Sport }) => {
  const summed = (abbreviation: Abbreviation) => summaryText(abbreviation, season && sumOfSeason(season, abbreviation))
  return (
    <dl className={styles.tiles}>
      <div>
        <dt>{sport.score.perGame}</dt>
        <dd>{oneDecimal(season && pointsPerGame(season, sport))}</dd>
      </div>
      {[sport.summary.percentage, sport.summary.figure].map(abbreviation => (
        <div key={abbreviation}>
          <dt>{abbreviation}</dt>
          <dd>{summed(abbreviation)}</dd>
        </div>
      ))}
    </dl>
  )
}

const teamsOf = (games: readonly PlayedGame[]) => [...new Map(games.map(({ team }) => [team.id, team])).values()]

const TeamFilter = ({ games }: { games: readonly PlayedGame[] }) => {
  const address = useAddress()
  const teams = teamsOf(games)
  if (teams.length < 2) return null
  return (
    <div className={toolsStyles.tools}>
      <AddressSelect
        address={address}
        name="team"
        label="Team"
        all="All Teams"
        choices={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  )
}

/** Rows that are there already, as a table takes them. */
const there = <Row,>(data: readonly Row[]) => ({
  data,
  error: null,
  isError: false,
  isPending: false,
  refetch: () => Promise.resolve(),
})

const noGames = <EmptyState hint="Stats appear here after the first box score.">No games available</EmptyState>

const Figures = ({ player }: { player: PlayerBasicAnswer }) => {
  const team = useAddress().at('team')
  const { season, games, seasons } = useMemo(() => {
    const all = gamesOf(player.gameStats)
    const season = seasonToShow({ games: all, activeSeason: player.season })
    return { season, games: season?.games ?? [], seasons: seasonsOfGames(all) }
  }, [player])
  const sport = useMemo(() => {
    const shown = visibleStats(player)
    return season ? sportOfGames(season, shown) : sportShowing(shown)
  }, [player, season])
  const columns = useMemo(() => {
    const shown = visibleStats(player)
    return { games: playerGameColumns(statsOfSport(sport, shown)), seasons: seasonColumns(shown) }
  }, [player, sport])
  const isOfTeam = (game: PlayedGame) => team === '' || String(game.team.id) === team
  return (
    <>
      <Averages season={season} sport={sport} />
      <Part title={season ? `Games of ${season.name}` : 'Games'}>
        <TeamFilter games={games} />
        <AdminTable
          label="Games"
          prefix="games-"
          of={there(games.filter(isOfTeam).toReversed())}
          rowKey={({ id, team: of }) => `${id} ${of.id}`}
          columns={columns.games}
          open={({ id }) => `/games/${id}`}
          empty={noGames}
        />
      </Part>
      <Part title="Season by season">
        <AdminTable
          label="Seasons"
          prefix="seasons-"
          of={there(seasons)}
          rowKey={({ id }) => id}
          columns={columns.seasons}
          empty={noGames}
        />
      </Part>
    </>
  )
}

/** A player's games of the season, and all seasons (docs/admin.md#players). */
export const PlayerStatsPage = () => {
  const id = Number(useParams().player)
  const breadcrumbs = useBreadcrumbs('playerStats', { player: id })
  const player = usePlayerFigures(id)
  return (
    <Page title="Stats" breadcrumbs={breadcrumbs.slice(0, -1)} about={breadcrumbs.at(-2)?.label}>
      <QueryState of={player} missing="Player not found" failure={FAILURES.fetchPlayer}>
        {answer => (
          <>
            <PlayerTabs player={id} shown="stats" />
            <Figures player={answer} />
          </>
        )}
      </QueryState>
    </Page>
  )
}
