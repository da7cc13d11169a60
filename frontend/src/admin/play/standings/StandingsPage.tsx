import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { compareLeagueNames } from '@fullcourt/domain/leagues/order'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import { orderStandings } from '@fullcourt/domain/standings/standings-order'
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { AddressChange } from '../../parts/tables/use-address'
import type { LeagueWithTeamsAnswer, SeasonAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { ARRANGEMENTS, arrangementsOf } from '../../../ui/standings/arrangement'
import { divisionsBySeed } from '../../../ui/standings/divisions'
import { LOSSES, SHARE_WON, WINS, type StandingsFigure } from '../../../ui/standings/figures'
import { playOffsInShort } from '../../../ui/standings/play-offs-in-words'
import { summedFigure } from '../../../ui/standings/summed-figure'
import { TeamBadge } from '../../../ui/team/TeamBadge'
import { useLeagues } from '../leagues/queries'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { AddressSelect } from '../../parts/tables/AddressSelect'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { figureColumn, inSummary, linkColumn, textColumn } from '../../parts/tables/columns'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { rowsFrom } from '../../parts/tables/rows-query'
import { QueryState } from '../../parts/feedback/QueryState'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useAddress } from '../../parts/tables/use-address'
import { useSeasons } from '../seasons/queries'
import { Page } from '../../parts/page/Page'
import { rankColumn } from './rank-column'
import { RankAsked } from './RankAsked'

type Row = StandingsTeamAnswer & { readonly season: number }

/** A figure of the tables in a column of its own key, by which addresses sort. */
const columnOf = (key: string, head: string, { by, show }: StandingsFigure) => figureColumn<Row>(key, head, by, show)

type View = {
  readonly isOneLeague: boolean
  readonly isBracket: boolean
  readonly hasPlayOffs: boolean
  readonly sport: Sport
  readonly ask: (why: AddressChange) => void
}

const columnsFor = ({ isOneLeague, isBracket, hasPlayOffs, sport, ask }: View): readonly AdminColumn<Row>[] => [
  inSummary(
    isOneLeague && !isBracket
      ? rankColumn<Row>('position', 'Position', ask)
      : figureColumn('position', 'Position', ({ rank }) => rank),
  ),
  linkColumn<Row>(
    'team',
    'Team',
    ({ name }) => name,
    ({ id, league_id, season }) => adminAddress('roster', { season, league: league_id, team: id }),
    team => <TeamBadge team={team} />,
  ),
  textColumn('captain', 'Captain', ({ captain }) => captain, { long: true }),
  ...(isOneLeague ? [] : [inSummary(textColumn<Row>('league', 'League', ({ leagueName }) => leagueName, { long: true }))]),
  ...(isBracket ? [textColumn<Row>('division', 'Division', ({ divisionName }) => divisionName, { long: true })] : []),
  ...(hasPlayOffs
    ? [textColumn<Row>('playOffs', 'Play-offs', ({ playOffs }) => (playOffs ? playOffsInShort(playOffs) : null))]
    : []),
  inSummary(columnOf('wins', WINS.name, WINS)),
  inSummary(columnOf('losses', LOSSES.name, LOSSES)),
  inSummary(columnOf('share', SHARE_WON.short, SHARE_WON)),
  ...[sport.summary.percentage, sport.summary.figure].map(summed => columnOf(summed, summed, summedFigure(summed))),
]

/**
 * The table of one league, or the teams of all leagues ranked together by the same rule; one below the other where a league has a rule
 * of its own.
 */
const rankTogether = (leagues: readonly LeagueWithTeamsAnswer[], league: string): readonly Row[] => {
  const shown = leagues.filter(({ id }) => league === '' || String(id) === league)
  const rows = shown.flatMap(({ season_id, teams }) => teams.map(team => ({ ...team, season: season_id })))
  const isOneRule = shown.length > 1 && shown.every(({ orderRule }) => orderRule === undefined)
  return isOneRule ? orderStandings(rows).map(({ rank, row }) => ({ ...row, rank })) : rows
}

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
    <Page
      title="Standings"
      action={
        <Anchor component={Link} to={adminAddress('scenarios', {})}>
          What If
        </Anchor>
      }
    >
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

const Tables = ({ season }: { season: SeasonAnswer }) => {
  const leagues = useLeagues(season.id)
  const address = useAddress()
  const [league, division] = [address.at('league'), address.at('division')]
  const teams = (leagues.data ?? []).flatMap(one => one.teams)
  const divisions = divisionsBySeed(teams)
  const isOneLeague = league !== ''
  const [first, other] = arrangementsOf(teams)
  const arrangement = division || (isOneLeague ? 'leagues' : first)
  const isBracket = divisions.length > 0 && arrangement !== 'leagues'
  const sport = sportOf(season.sport_id) ?? SPORTS[0]
  const ask = address.change
  const hasPlayOffs = (leagues.data ?? []).some(({ playOffPlaces }) => playOffPlaces !== undefined)
  const columns = useMemo(
    () => columnsFor({ isOneLeague, isBracket, hasPlayOffs, sport, ask }),
    [isOneLeague, isBracket, hasPlayOffs, sport, ask],
  )
  const rowsOf = (all: readonly LeagueWithTeamsAnswer[]) => {
    const rows = rankTogether(all, league)
    if (!isBracket) return rows
    return divisionsBySeed(rows)
      .filter(({ id }) => arrangement === 'bracket' || String(id) === division)
      .flatMap(({ rows: seeded }) => seeded)
  }
  const isChosen =
    (league === '' || leagues.data?.some(({ id }) => String(id) === league)) &&
    (['', first, other].includes(division) || divisions.some(({ id }) => String(id) === division))
  return (
    <>
      <div className={toolsStyles.tools}>
        <AddressSelect
          address={address}
          name="league"
          label="League"
          all="All Leagues"
          choices={choicesOf(leagues.data ?? [], season.name)}
        />
        {divisions.length > 0 && (
          <AddressSelect
            address={address}
            name="division"
            label="Division"
            all={ARRANGEMENTS[first]}
            choices={[
              ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: other, label: ARRANGEMENTS[other] },
            ]}
          />
        )}
      </div>
      <AdminTable
        label="Standings"
        of={rowsFrom(leagues, rowsOf)}
        rowKey={({ slt_id }) => slt_id}
        columns={columns}
        lines
        empty={isChosen ? 'No teams found.' : 'Please Select Filter Option'}
      />
      <RankAsked address={address} season={season.id} />
    </>
  )
}
