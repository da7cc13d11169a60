import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { compareLeagueNames } from '@fullcourt/domain/leagues/order'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { orderStandings } from '@fullcourt/domain/standings/standings-order'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { LeagueWithTeamsAnswer, SeasonAnswer, StandingsTeamAnswer } from '../../api/schema'
import { none, ratio, whole } from '../../ui/format/figures'
import { summaryIn, summaryText } from '../../ui/format/summary'
import { Picture } from '../../ui/Picture'
import { useLeagues } from '../leagues/queries'
import { useOrganizationChoice } from '../organizations/OrganizationChoice'
import type { AdminColumn } from '../parts/admin-column'
import { AdminTable } from '../parts/AdminTable'
import { EmptyState } from '../parts/EmptyState'
import { IconWord } from '../parts/IconWord'
import { listed } from '../parts/listed'
import { QueryState } from '../parts/QueryState'
import toolsStyles from '../parts/Tools.module.css'
import { useAddress } from '../parts/use-address'
import { useSeasons } from '../seasons/queries'
import { Page } from '../shell/Page'

type Row = StandingsTeamAnswer & { readonly season: number }

const summed = (abbreviation: Abbreviation): AdminColumn<Row> => ({
  key: abbreviation,
  head: abbreviation,
  figures: true,
  by: row => summaryIn(row, abbreviation),
  show: row => summaryText(abbreviation, summaryIn(row, abbreviation)),
})

const columnsFor = (isOneLeague: boolean, sport: Sport): readonly AdminColumn<Row>[] => [
  { key: 'position', head: 'Position', figures: true, by: ({ rank }) => rank, show: ({ rank }) => whole(rank) },
  {
    key: 'team',
    head: 'Team',
    naming: true,
    by: ({ name }) => name,
    text: ({ name }) => name,
    show: ({ id, name, logo, league_id, season }) => (
      <IconWord icon={<Picture name={name} src={logo} />}>
        <Link to={adminAddress('roster', { season, league: league_id, team: id })}>{name}</Link>
      </IconWord>
    ),
  },
  { key: 'captain', head: 'Captain', long: true, by: ({ captain }) => captain, show: ({ captain }) => captain ?? none },
  ...(isOneLeague
    ? []
    : [{ key: 'league', head: 'League', by: (row: Row) => row.leagueName, show: (row: Row) => row.leagueName }]),
  { key: 'wins', head: 'Wins', figures: true, by: ({ wins }) => wins, show: ({ wins }) => whole(wins) },
  { key: 'losses', head: 'Losses', figures: true, by: ({ losses }) => losses, show: ({ losses }) => whole(losses) },
  {
    key: 'share',
    head: 'PCT',
    figures: true,
    by: ({ winPercentage }) => winPercentage,
    show: ({ winPercentage }) => ratio(winPercentage),
  },
  ...[sport.summary.percentage, sport.summary.figure].map(summed),
]

/** The table of one league, or the teams of all leagues ranked together by the same rule. */
const rowsOf = (leagues: readonly LeagueWithTeamsAnswer[], league: string): readonly Row[] =>
  orderStandings(
    leagues
      .filter(({ id }) => league === '' || String(id) === league)
      .flatMap(({ season_id, teams }) => teams.map(team => ({ ...team, season: season_id }))),
  ).map(({ rank, row }) => ({ ...row, rank }))

const choicesOf = (leagues: readonly LeagueWithTeamsAnswer[], season: string) =>
  [...leagues]
    .sort((one, other) => compareLeagueNames(one.name, other.name))
    .map(({ id, name }) => ({ value: String(id), label: `${name} (${season})` }))

/** The tables of the active season. Spec 2 §2. */
export const StandingsPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const seasons = useSeasons()
  const own = (season: SeasonAnswer) => id === undefined || season.organization_id === id
  return (
    <Page title="Standings">
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={seasons}>
        {all => {
          const active = isKnown ? all.find(season => season.active && own(season)) : undefined
          if (!active)
            return <EmptyState hint="They are those of the active season, and no season is active.">No teams found.</EmptyState>
          return <Tables key={active.id} season={active} />
        }}
      </QueryState>
    </Page>
  )
}

const Tables = ({ season }: { season: SeasonAnswer }) => {
  const leagues = useLeagues(season.id)
  const address = useAddress()
  const league = address.at('league')
  const isOneLeague = league !== ''
  const columns = useMemo(() => columnsFor(isOneLeague, sportOf(season.sport_id) ?? SPORTS[0]), [isOneLeague, season.sport_id])
  return (
    <>
      <div className={toolsStyles.tools}>
        <NativeSelect
          label="League"
          value={league}
          data={[{ value: '', label: 'All Leagues' }, ...choicesOf(leagues.data ?? [], season.name)]}
          onChange={event => address.change({ league: event.currentTarget.value, page: null })}
        />
      </div>
      <AdminTable
        label="Standings"
        of={listed(leagues, all => rowsOf(all, league))}
        rowKey={({ slt_id }) => slt_id}
        columns={columns}
        cards
        empty="No teams found."
      />
    </>
  )
}
