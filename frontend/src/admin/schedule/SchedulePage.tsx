import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import type { GameAnswer } from '../../api/schema'
import { useOrganizationChoice } from '../organizations/OrganizationChoice'
import type { AdminColumn } from '../parts/admin-column'
import { AdminTable } from '../parts/AdminTable'
import { dateColumn } from '../parts/columns'
import { gameMatchup, gameResult } from '../games/list/shared-columns'
import { listed } from '../parts/listed'
import { useAddress } from '../parts/use-address'
import toolsStyles from '../parts/Tools.module.css'
import { Page } from '../shell/Page'
import { leagueChoices } from '../leagues/league-choices'
import { useAllGames } from './queries'
import { useAllLeagues } from '../leagues/queries'

const columns: readonly AdminColumn<GameAnswer>[] = [dateColumn('date', 'Date', ({ date }) => date), gameMatchup, gameResult]

/** All games of the organization, of all its leagues or of one. Spec 2 §2. */
export const SchedulePage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const games = useAllGames(id, isKnown)
  const leagues = useAllLeagues(id, isKnown)
  const address = useAddress()
  const league = address.at('league')
  const { data } = games
  const shown = useMemo(() => (data ?? []).filter(game => league === '' || String(game.leagueId) === league), [data, league])
  return (
    <Page title="Schedule">
      <div className={toolsStyles.tools}>
        {field}
        <NativeSelect
          label="League"
          value={league}
          data={[{ value: '', label: 'All Leagues' }, ...leagueChoices(leagues.data ?? [])]}
          onChange={event => address.change({ league: event.currentTarget.value, page: null })}
        />
      </div>
      <AdminTable
        label="Games"
        of={listed(games, () => shown)}
        rowKey={game => game.id}
        columns={columns}
        cards
        open={game => adminAddress('game', { game: game.id })}
        empty="No games available"
      />
    </Page>
  )
}
