import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { isMissing } from '../../../api/api-error'
import { quantity } from '../../../ui/format/figures'
import { PlusIcon } from '../../../ui/icons'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { FAILURES } from '../../parts/feedback/failures'
import { rowsFrom } from '../../parts/tables/rows-query'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { Part } from '../../parts/page/Part'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { AddPlayerDialog } from './AddPlayerDialog'
import { useTeamInLeague } from '../teams/queries'
import { RosterSection } from './RosterSection'
import { TeamGames } from './TeamGames'
import { PastePlayers } from './paste/dialogs'

/** The roster and the games of a team in a league. */
export const RosterPage = () => {
  const { season, league, team } = useParams()
  const at = { seasonId: Number(season), leagueId: Number(league), id: Number(team) }
  const breadcrumbs = useBreadcrumbs('roster', { season: at.seasonId, league: at.leagueId, team: at.id })
  const found = useTeamInLeague(at)
  const [adding, setAdding] = useState(false)
  const [pasting, setPasting] = useState(false)

  const heading = { title: breadcrumbs.at(-1)?.label ?? 'Team', breadcrumbs: breadcrumbs.slice(0, -1) }
  if (isMissing(found.error))
    return (
      <Page {...heading}>
        <EmptyState>Unknown Team</EmptyState>
      </Page>
    )

  if (!found.data)
    return (
      <Page {...heading}>
        <QueryState of={found} failure={FAILURES.fetchTeam}>
          {() => null}
        </QueryState>
      </Page>
    )

  const { team: row, players: roster } = found.data
  const about = `${quantity(row.wins, 'win')}, ${quantity(row.losses, 'loss', 'losses')}, ${quantity(row.playersCount, 'player')}`
  return (
    <Page
      {...heading}
      about={about}
      action={
        <Group gap="xs">
          <Button variant="default" onClick={() => setPasting(true)}>
            Paste Players
          </Button>
          <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
            Add Player
          </Button>
        </Group>
      }
    >
      <Part title="Roster">
        <RosterSection at={at} players={rowsFrom(found, ({ players }) => players)} />
      </Part>
      <Part title="Games">
        <TeamGames games={rowsFrom(found, ({ games }) => games)} />
      </Part>
      <AddPlayerDialog at={at} roster={roster} open={adding} onClose={() => setAdding(false)} />
      <PastePlayers at={at} team={row.name} roster={roster} open={pasting} onClose={() => setPasting(false)} />
    </Page>
  )
}
