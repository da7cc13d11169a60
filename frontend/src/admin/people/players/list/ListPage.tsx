import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { Button } from '@mantine/core'
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react'
import type { PlayerAnswer, PlayerAttributeAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { PlusIcon } from '../../../../ui/icons'
import { useOrganizationChoice } from '../../../settings/organizations/OrganizationChoice'
import { isAwaited } from '../../../parts/calls/is-awaited'
import { AdminTable } from '../../../parts/tables/AdminTable'
import { rowsFrom, rowsOnce } from '../../../parts/tables/rows-query'
import { useAddress, type Address } from '../../../parts/tables/use-address'
import { SavedFilters } from '../../../parts/tables/SavedFilters'
import { Page } from '../../../parts/page/Page'
import { CheckOffer } from '../../../settings/statistics-check/CheckOffer'
import { visible } from '../../../settings/definitions/attributes/attribute-fields'
import { useAttributes } from '../../../settings/definitions/attributes/queries'
import { fits, filterName, filterQuery, type PlayerFilter } from '../filter'
import { Duplicates } from '../merging/Duplicates'
import { useDuplicates } from '../merging/queries'
import { PlayerDialog } from '../PlayerDialog'
import { usePlayers } from '../queries'
import { playerColumns } from './columns'
import { PlayerFilters } from './PlayerFilters'
import { SelectedPlayers } from './SelectedPlayers'
import { useFilterChoices } from './use-filter-choices'

/** What a dialog for a new player has to know of the list that it is opened from. */
export type NewPlayerProps = {
  organization: number | undefined
  players: readonly PlayerAnswer[]
  attributes: readonly PlayerAttributeAnswer[]
  open: boolean
  onClose: () => void
}

const noPlayers: readonly PlayerAnswer[] = []

const filterIn = ({ at }: Address): PlayerFilter => ({
  name: at('name'),
  team: at('team'),
  league: at('league'),
  season: at('season'),
})

/** The players who fit the filter; of likely duplicates alone where these are wanted. */
const useShown = (
  all: readonly PlayerAnswer[],
  { name: typed, team, league, season }: PlayerFilter,
  only: ReadonlySet<number> | null,
) => {
  const name = useDeferredValue(typed)
  return useMemo(
    () => all.filter(player => (only === null || only.has(player.id)) && fits(player, { name, team, league, season })),
    [all, name, team, league, season, only],
  )
}

/** What a dialog that moves players to another team has to know of the list. */
export type MovePlayersProps = {
  organization: number | undefined
  players: readonly PlayerAnswer[]
  open: boolean
  onClose: () => void
  onMoved: () => void
}

type Props = {
  /** Who is new is put on the roster of a team. */
  NewPlayer: ComponentType<NewPlayerProps>
  MovePlayers: ComponentType<MovePlayersProps>
}

/** Those who are moved, and how the list forgets that they were selected. */
type Moving = { readonly players: readonly PlayerAnswer[]; readonly clear: () => void }

const nobody: Moving = { players: noPlayers, clear: () => undefined }

/** All players of the organization, found by name, team, league and season, with those who are likely the same. */
export const ListPage = ({ NewPlayer, MovePlayers }: Props) => {
  const { id, isKnown, field } = useOrganizationChoice()
  const players = usePlayers(id, isKnown)
  const all = players.data ?? noPlayers
  const own = useAttributes(id, isKnown)
  const attributes = useMemo(() => visible(own.data ?? []), [own.data])
  const address = useAddress()
  const filter = filterIn(address)
  const duplicatesOnly = address.at('duplicates') !== ''
  const duplicates = useDuplicates(id, isKnown)
  const only = useMemo(
    () => (duplicatesOnly ? new Set((duplicates.data ?? []).flatMap(group => group.players.map(player => player.id))) : null),
    [duplicatesOnly, duplicates.data],
  )
  const shown = useShown(all, filter, only)
  const [editing, setEditing] = useState<PlayerAnswer | null>(null)
  const [adding, setAdding] = useState(false)
  const [moving, setMoving] = useState(nobody)
  const [isMoving, setIsMoving] = useState(false)
  const columns = useMemo(() => playerColumns(attributes, setEditing), [attributes])
  const choices = useFilterChoices(id, players.data, filter)

  return (
    <Page
      title="All Players"
      about={players.data ? quantity(shown.length, 'player') : null}
      action={
        <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Player
        </Button>
      }
    >
      <CheckOffer organization={id}>
        <PlayerFilters address={address} choices={choices} organization={field} />
        <SavedFilters list="players" query={filterQuery(filter, address.at('organization'))} name={filterName(filter, choices)} />
        <Duplicates of={duplicates} only={duplicatesOnly} isWanted={player => fits(player, filter)} />
        <AdminTable
          hasFilter={false}
          label="Players"
          of={rowsOnce(
            !isAwaited(own),
            rowsFrom(players, () => shown),
          )}
          rowKey={player => player.id}
          columns={columns}
          lines
          open={player => adminAddress('player', { player: player.id })}
          select={{
            name: fullName,
            actions: (selected, clear) => (
              <SelectedPlayers
                selected={selected}
                clear={clear}
                onMove={() => {
                  setMoving({ players: selected, clear })
                  setIsMoving(true)
                }}
              />
            ),
          }}
          empty="No players found."
        />
      </CheckOffer>
      <PlayerDialog player={editing} organization={id} onClose={() => setEditing(null)} />
      <MovePlayers
        organization={id}
        players={moving.players}
        open={isMoving}
        onClose={() => setIsMoving(false)}
        onMoved={moving.clear}
      />
      <NewPlayer organization={id} players={all} attributes={attributes} open={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
