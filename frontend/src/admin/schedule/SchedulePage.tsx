import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { GameAnswer } from '../../api/schema'
import { longDate } from '../../ui/format/dates'
import { matchup, scoreText } from '../leagues/games/score-text'
import { useOrganizationChoice } from '../organizations/OrganizationChoice'
import type { AdminColumn } from '../parts/admin-column'
import { AdminTable } from '../parts/AdminTable'
import { listed } from '../parts/listed'
import toolsStyles from '../parts/Tools.module.css'
import { Page } from '../shell/Page'
import { leagueChoices } from './league-choices'
import { useAllGames, useAllLeagues } from './queries'

const pageSize = 50

const columns: readonly AdminColumn<GameAnswer>[] = [
  { key: 'date', head: 'Date', by: ({ date }) => date, show: ({ date }) => longDate(date) },
  {
    key: 'matchup',
    head: 'Matchup',
    naming: true,
    by: matchup,
    show: game => <Link to={`/games/${game.id}`}>{matchup(game)}</Link>,
  },
  { key: 'results', head: 'Results', show: scoreText },
]

/** All games of the organization, of all its leagues or of one. Spec 2 §2. */
export const SchedulePage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const games = useAllGames(id, isKnown)
  const leagues = useAllLeagues(id, isKnown)
  const [league, setLeague] = useState('')
  const [page, setPage] = useState(0)
  const { data } = games
  const shown = useMemo(() => (data ?? []).filter(game => league === '' || String(game.leagueId) === league), [data, league])
  const choose = (wanted: string) => {
    setLeague(wanted)
    setPage(0)
  }
  return (
    <Page title="Schedule">
      <div className={toolsStyles.tools}>
        {field}
        <NativeSelect
          label="League"
          value={league}
          data={[{ value: '', label: 'All Leagues' }, ...leagueChoices(leagues.data ?? [])]}
          onChange={event => choose(event.currentTarget.value)}
        />
      </div>
      <AdminTable
        label="Games"
        of={listed(games, () => shown)}
        rowKey={game => game.id}
        columns={columns}
        cards
        open={game => `/games/${game.id}`}
        paging={{ size: pageSize, page, onPage: setPage }}
        empty="No games available"
      />
    </Page>
  )
}
