import { fullName } from '@fullcourt/domain/players/full-name'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import type { PlayerAnswer } from '../../api/schema'
import { counted, none } from '../../ui/format/figures'
import { Picture } from '../../ui/Picture'
import { useOrganizationChoice } from '../organizations/OrganizationChoice'
import type { AdminColumn } from '../parts/admin-column'
import { AdminTable } from '../parts/AdminTable'
import { IconWord } from '../parts/IconWord'
import { listed } from '../parts/listed'
import { RowActions } from '../parts/RowActions'
import { useAddress } from '../parts/use-address'
import toolsStyles from '../parts/Tools.module.css'
import { useErasePerson } from '../erasure/useErasePerson'
import { useSession } from '../session/SessionGate'
import { Page } from '../shell/Page'
import { choicesOf, fits, type PlayerFilter } from './filter'
import { PlayerDialog } from './PlayerDialog'
import { usePlayers } from './queries'

const noPlayers: readonly PlayerAnswer[] = []

const teamsOf = ({ rosters }: PlayerAnswer) => [...new Set(rosters.map(({ team }) => team.name))].join(', ')

const Actions = ({ player, onEdit }: { player: PlayerAnswer; onEdit: () => void }) => {
  const mayErase = useSession().role !== 'staff'
  const erase = useErasePerson()
  const name = fullName(player)
  const ask = () => void erase({ kind: 'player', id: player.id, name })
  return <RowActions name={name} onEdit={onEdit} onErase={mayErase ? ask : undefined} />
}

const columnsFor = (edit: (player: PlayerAnswer) => void): readonly AdminColumn<PlayerAnswer>[] => [
  {
    key: 'name',
    head: 'Name',
    by: fullName,
    show: player => (
      <IconWord icon={<Picture of="person" name={fullName(player)} src={player.image} />}>{fullName(player)}</IconWord>
    ),
  },
  { key: 'id', head: 'ID', figures: true, by: ({ id }) => id, show: ({ id }) => `#${id}` },
  {
    key: 'teams',
    head: 'Teams',
    long: true,
    by: player => teamsOf(player) || null,
    show: player => teamsOf(player) || 'No team assigned',
  },
  { key: 'email', head: 'Email', long: true, by: ({ email }) => email ?? null, show: ({ email }) => email ?? none },
  { key: 'phone', head: 'Phone', show: ({ phoneNumber }) => phoneNumber ?? none },
  {
    key: 'actions',
    head: 'Actions',
    show: player => <Actions player={player} onEdit={() => edit(player)} />,
  },
]

/** All players of the organization, found by name, team, league and season. Spec 2 §2. */
export const PlayersPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const players = usePlayers(id, isKnown)
  const all = players.data ?? noPlayers
  const address = useAddress()
  const filter: PlayerFilter = {
    name: address.at('name'),
    team: address.at('team'),
    league: address.at('league'),
    season: address.at('season'),
  }
  const [editing, setEditing] = useState<PlayerAnswer | null>(null)
  const columns = useMemo(() => columnsFor(setEditing), [])
  const choices = useMemo(() => choicesOf(all), [all])
  const name = useDeferredValue(filter.name)
  const { team, league, season } = filter
  const shown = useMemo(
    () => all.filter(player => fits(player, { name, team, league, season })),
    [all, name, team, league, season],
  )
  const choose = (change: Partial<PlayerFilter>) => address.change({ ...change, page: null })

  return (
    <Page title="All Players" about={players.data && counted(shown.length, 'player')}>
      <div className={toolsStyles.tools} role="search">
        {field}
        <TextInput
          label="Name"
          type="search"
          value={filter.name}
          onChange={event => choose({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label="Team"
          value={filter.team}
          data={[{ value: '', label: 'All Teams' }, ...choices.teams]}
          onChange={event => choose({ team: event.currentTarget.value })}
        />
        <NativeSelect
          label="League"
          value={filter.league}
          data={[{ value: '', label: 'All Leagues' }, ...choices.leagues]}
          onChange={event => choose({ league: event.currentTarget.value })}
        />
        <NativeSelect
          label="Season"
          value={filter.season}
          data={[{ value: '', label: 'All Seasons' }, ...choices.seasons]}
          onChange={event => choose({ season: event.currentTarget.value })}
        />
      </div>
      <AdminTable
        label="Players"
        of={listed(players, () => shown)}
        rowKey={player => player.id}
        columns={columns}
        empty="No players found."
      />
      <PlayerDialog player={editing} onClose={() => setEditing(null)} />
    </Page>
  )
}
