import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ByeAnswer, GameAnswer, WeekOffAnswer } from '../../../../api/schema'
import { dateText } from '../../../../ui/format/dates'
import { gameMatchup, gameResult } from '../../games/list/shared-columns'
import { leagueChoices } from '../../leagues/league-choices'
import { useAllLeagues } from '../../leagues/queries'
import { useOrganizationChoice } from '../../../settings/organizations/OrganizationChoice'
import { AddressSelect } from '../../../parts/tables/AddressSelect'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { AdminTable } from '../../../parts/tables/AdminTable'
import { dateColumn, inSummary } from '../../../parts/tables/columns'
import type { RowsQuery } from '../../../parts/tables/rows-query'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { useAddress } from '../../../parts/tables/use-address'
import { Boundary } from '../../../parts/feedback/Boundary'
import { DraftNotice } from '../DraftNotice'
import { WaitingNotice } from '../WaitingNotice'
import { scheduleRows, type ScheduleRow } from '../schedule-rows'
import { withDatesOff } from '../with-dates-off'
import { WeekOffLine } from '../WeekOffLine'
import { Page } from '../../../parts/page/Page'
import { useAllGames, useDatesOff } from './queries'

type Row = ScheduleRow<GameAnswer>

const columns: readonly AdminColumn<Row>[] = [
  inSummary(dateColumn<GameAnswer>('date', 'Date', ({ date }) => date)),
  gameMatchup,
  gameResult,
].map(withDatesOff<GameAnswer>(dateText))

type DatesOff = { readonly byes: readonly ByeAnswer[]; readonly weekOffs: readonly WeekOffAnswer[] }

/** Those of one league, or all. */
const rowsOf = (games: readonly GameAnswer[], { byes, weekOffs }: DatesOff, league: string): readonly Row[] => {
  const isShown = (id: number | null) => league === '' || String(id) === league
  return scheduleRows({
    games: games.filter(({ leagueId }) => isShown(leagueId)),
    byes: byes.filter(({ league_id: id }) => isShown(id)),
    weekOffs: weekOffs.filter(({ league_id: id }) => isShown(id)),
  })
}

/** Where it is shown what changed in the schedules that are shown here. */
const changesAddress = (organization: number | undefined, league: string) => {
  const named = { ...(organization !== undefined && { organization: String(organization) }), ...(league && { league }) }
  return `${adminAddress('scheduleChanges', {})}?${new URLSearchParams(named).toString()}`
}

/** All games, byes and weeks off of the organization, of all its leagues or of one (docs/admin.md#games). */
export const SchedulePage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const [games, off] = [useAllGames(id, isKnown), useDatesOff(id, isKnown)]
  const leagues = useAllLeagues(id, isKnown)
  const address = useAddress()
  const league = address.at('league')
  const shown = league === '' ? undefined : Number(league)
  const data = useMemo(() => games.data && off.data && rowsOf(games.data, off.data, league), [games.data, off.data, league])
  const rows: RowsQuery<Row> = {
    data,
    error: games.error ?? off.error,
    isError: games.isError || off.isError,
    isPending: games.isPending || off.isPending,
    refetch: () => Promise.all([games.refetch(), off.refetch()]),
  }
  return (
    <Page
      title="Schedule"
      action={
        <Button component={Link} to={changesAddress(id, league)} variant="default">
          What changed
        </Button>
      }
    >
      <div className={toolsStyles.tools}>
        {field}
        <AddressSelect
          address={address}
          name="league"
          label="League"
          all="All Leagues"
          choices={leagueChoices(leagues.data ?? [])}
        />
      </div>
      <Boundary>
        <DraftNotice organization={id} league={shown} enabled={isKnown} />
        <WaitingNotice organization={id} league={shown} enabled={isKnown} />
      </Boundary>
      <AdminTable
        label="Games"
        of={rows}
        rowKey={({ key }) => key}
        columns={columns}
        lines
        open={row => (row.kind === 'game' ? adminAddress('game', { game: row.game.id }) : undefined)}
        across={row =>
          row.kind === 'week off' ? (
            <WeekOffLine weekOff={row.weekOff} league={league === '' ? row.weekOff.league.name : undefined} />
          ) : undefined
        }
        empty="No games available"
      />
    </Page>
  )
}
