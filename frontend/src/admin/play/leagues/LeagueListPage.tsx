import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { SeasonsLeagueAnswer } from '../../../api/schema'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { AddressSelect } from '../../parts/tables/AddressSelect'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { rowsFrom } from '../../parts/tables/rows-query'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useAddress } from '../../parts/tables/use-address'
import { Page } from '../../parts/page/Page'
import { activeColumn, figureColumn, inSummary, linkColumn } from '../../parts/tables/columns'
import { useAllLeagues } from './queries'

/** A league as a row, with what its season says of it. */
type LeagueRow = SeasonsLeagueAnswer & { readonly active: boolean }

const columns: readonly AdminColumn<LeagueRow>[] = [
  linkColumn(
    'league',
    'League',
    ({ league }) => league.name,
    ({ league_id, season }) => adminAddress('league', { season: season.id, league: league_id }),
  ),
  inSummary(
    linkColumn(
      'season',
      'Season',
      ({ season }) => season.name,
      ({ season }) => adminAddress('season', { season: season.id }),
    ),
  ),
  inSummary(activeColumn()),
  inSummary(figureColumn('teams', '# Teams', ({ teamsCount }) => teamsCount)),
]

const activeFirst = (one: LeagueRow, other: LeagueRow) =>
  Number(other.active) - Number(one.active) || other.season_id - one.season_id || one.position - other.position

const rowsOf = (leagues: readonly SeasonsLeagueAnswer[], season: string): readonly LeagueRow[] =>
  leagues
    .filter(({ season_id }) => season === '' || String(season_id) === season)
    .map(league => ({ ...league, active: league.season.active }))
    .sort(activeFirst)

const seasonsOf = (leagues: readonly SeasonsLeagueAnswer[]) =>
  [...new Map(leagues.map(({ season }) => [season.id, season])).values()]
    .sort((one, other) => Number(other.active) - Number(one.active) || other.id - one.id)
    .map(({ id, name }) => ({ value: String(id), label: name }))

/** The leagues of all seasons (docs/admin.md#leagues). */
export const LeagueListPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const leagues = useAllLeagues(id, isKnown)
  const address = useAddress()
  const season = address.at('season')
  return (
    <Page title="Leagues">
      <div className={toolsStyles.tools}>
        {field}
        <AddressSelect address={address} name="season" label="Season" all="All Seasons" choices={seasonsOf(leagues.data ?? [])} />
      </div>
      <AdminTable
        label="Leagues"
        of={rowsFrom(leagues, all => rowsOf(all, season))}
        rowKey={league => league.league_id}
        columns={columns}
        lines
        empty={<EmptyState hint="Leagues are added on the page of their season.">No leagues available</EmptyState>}
      />
    </Page>
  )
}
