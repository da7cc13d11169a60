import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { compareNames } from '@fullcourt/domain/facts/text'
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

type View = { readonly isOneLeague: boolean; readonly isBracket: boolean; readonly sport: Sport }

const columnsFor = ({ isOneLeague, isBracket, sport }: View): readonly AdminColumn<Row>[] => [
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
  ...(isBracket
    ? [{ key: 'division', head: 'Division', by: (row: Row) => row.divisionName, show: (row: Row) => row.divisionName }]
    : []),
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
const rankedTogether = (leagues: readonly LeagueWithTeamsAnswer[], league: string): readonly Row[] =>
  orderStandings(
    leagues
      .filter(({ id }) => league === '' || String(id) === league)
      .flatMap(({ season_id, teams }) => teams.map(team => ({ ...team, season: season_id }))),
  ).map(({ rank, row }) => ({ ...row, rank }))

/** The teams of the divisions by name, each at its seed; of one division where it is chosen. */
const seeded = (rows: readonly Row[], division: string): readonly Row[] =>
  rows
    .filter(({ isAssigned, division_id: id }) => isAssigned && (division === '' || String(id) === division))
    .map(row => ({ ...row, rank: (row.position ?? 0) + 1 }))
    .sort((a, b) => compareNames(a.divisionName ?? '', b.divisionName ?? '') || a.rank - b.rank)

const divisionsOf = (leagues: readonly LeagueWithTeamsAnswer[]) =>
  [
    ...new Map(
      leagues
        .flatMap(({ teams }) => teams)
        .flatMap(({ division_id: id, divisionName: name }) => (id === null || name === null ? [] : [[id, name] as const])),
    ),
  ].sort(([, a], [, b]) => compareNames(a, b))

const choicesOf = (leagues: readonly LeagueWithTeamsAnswer[], season: string) =>
  [...leagues]
    .sort((one, other) => compareLeagueNames(one.name, other.name))
    .map(({ id, name }) => ({ value: String(id), label: `${name} (${season})` }))

/** The tables of the active season (docs/admin.md#leagues). */
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
            return (
              <EmptyState hint="Standings are those of the active season, and no season is active.">No teams found.</EmptyState>
            )
          return <Tables key={active.id} season={active} />
        }}
      </QueryState>
    </Page>
  )
}

/** The value of the division filter for the tables of leagues, where there are divisions. */
const LEAGUE_TABLES = 'leagues'

const Tables = ({ season }: { season: SeasonAnswer }) => {
  const leagues = useLeagues(season.id)
  const address = useAddress()
  const [league, division] = [address.at('league'), address.at('division')]
  const divisions = divisionsOf(leagues.data ?? [])
  const isOneLeague = league !== ''
  const isBracket = division === '' ? divisions.length > 0 && !isOneLeague : division !== LEAGUE_TABLES
  const sport = sportOf(season.sport_id) ?? SPORTS[0]
  const columns = useMemo(() => columnsFor({ isOneLeague, isBracket, sport }), [isOneLeague, isBracket, sport])
  const rowsOf = (all: readonly LeagueWithTeamsAnswer[]) => {
    const rows = rankedTogether(all, league)
    return isBracket ? seeded(rows, division) : rows
  }
  const isChosen =
    (league === '' || leagues.data?.some(({ id }) => String(id) === league)) &&
    (division === '' || division === LEAGUE_TABLES || divisions.some(([id]) => String(id) === division))
  return (
    <>
      <div className={toolsStyles.tools}>
        <NativeSelect
          label="League"
          value={league}
          data={[{ value: '', label: 'All Leagues' }, ...choicesOf(leagues.data ?? [], season.name)]}
          onChange={event => address.change({ league: event.currentTarget.value, page: null })}
        />
        {divisions.length > 0 && (
          <NativeSelect
            label="Division"
            value={division}
            data={[
              { value: '', label: 'Tournament Bracket' },
              ...divisions.map(([id, name]) => ({ value: String(id), label: name })),
              { value: LEAGUE_TABLES, label: 'League Tables' },
            ]}
            onChange={event => address.change({ division: event.currentTarget.value, page: null })}
          />
        )}
      </div>
      <AdminTable
        label="Standings"
        of={listed(leagues, rowsOf)}
        rowKey={({ slt_id }) => slt_id}
        columns={columns}
        cards
        empty={isChosen ? 'No teams found.' : 'Please Select Filter Option'}
      />
    </>
  )
}
