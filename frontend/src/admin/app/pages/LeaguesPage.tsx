import { useParams } from 'react-router-dom'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { LeagueWithTeamsAnswer } from '../../../api/schema'
import { PlusIcon } from '../../../ui/icons'
import { DivisionsOfSeason } from '../../play/divisions/DivisionsOfSeason'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { PasteLeagues } from '../../play/entries/paste/dialogs'
import { LeagueDialog } from '../../play/leagues/LeagueDialog'
import { LeagueList } from '../../play/leagues/LeagueList'
import { useLeagues } from '../../play/leagues/queries'
import { useOrganizationOf, useSeasonStates } from '../../play/seasons/queries'
import { SeasonState } from '../../play/seasons/SeasonState'

type Editing = { league: LeagueWithTeamsAnswer | null } | null

/** A season: how far it is, its leagues in their order, and its divisions (docs/admin.md#leagues). */
export const LeaguesPage = () => {
  const season = Number(useParams().season)
  const breadcrumbs = useBreadcrumbs('season', { season })
  const leagues = useLeagues(season)
  const state = useSeasonStates(useOrganizationOf(season)).states.get(season)
  const [editing, setEditing] = useState<Editing>(null)
  const [pasting, setPasting] = useState(false)

  const add = (
    <Group gap="xs">
      <Button variant="default" onClick={() => setPasting(true)}>
        Paste Leagues
      </Button>
      <Button leftSection={<PlusIcon />} onClick={() => setEditing({ league: null })}>
        Add League
      </Button>
    </Group>
  )

  return (
    <Page
      title={breadcrumbs.at(-1)?.label ?? 'Season'}
      breadcrumbs={breadcrumbs.slice(0, -1)}
      about={state && <SeasonState state={state} />}
      action={leagues.data && add}
    >
      <QueryState of={leagues} missing="Season not found">
        {list => (
          <>
            {list.length === 0 ? (
              <EmptyState
                hint="A league holds teams and their games."
                action={<Button onClick={() => setPasting(true)}>Paste a list of leagues</Button>}
              >
                No leagues available
              </EmptyState>
            ) : (
              <LeagueList season={season} leagues={list} onEdit={league => setEditing({ league })} />
            )}
            <DivisionsOfSeason season={season} leagues={list} />
          </>
        )}
      </QueryState>
      <PasteLeagues season={season} present={leagues.data ?? []} open={pasting} onClose={() => setPasting(false)} />
      <LeagueDialog season={season} league={editing?.league ?? null} open={editing !== null} onClose={() => setEditing(null)} />
    </Page>
  )
}
