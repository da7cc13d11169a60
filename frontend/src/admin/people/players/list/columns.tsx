import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { PlayerAnswer, PlayerAttributeAnswer } from '../../../../api/schema'
import { none } from '../../../../ui/format/figures'
import { Picture } from '../../../../ui/Picture'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { linkColumn, textColumn } from '../../../parts/tables/columns'
import { RowActions } from '../../../parts/tables/RowActions'
import { useAskToDelete } from '../profile/use-ask-to-delete'

const teamsOf = ({ rosters }: PlayerAnswer) => [...new Set(rosters.map(({ team }) => team.name))].join(', ')

const valueOf = ({ attributeValues }: PlayerAnswer, attribute: number) =>
  attributeValues.find(({ attribute_id }) => attribute_id === attribute)?.value ?? null

/** Numbers are ordered as numbers, everything else as it is written. */
const attributeColumn = ({ id, attribute_name, attribute_type }: PlayerAttributeAnswer): AdminColumn<PlayerAnswer> => ({
  key: `attribute-${id}`,
  head: attribute_name,
  figures: attribute_type === 'number',
  by: player => {
    const value = valueOf(player, id)
    return value !== null && attribute_type === 'number' ? Number(value) : value
  },
  text: player => valueOf(player, id),
  show: player => valueOf(player, id) ?? none,
})

/** What the list shows of a player, with a column for each visible attribute. */
export const playerColumns = (
  attributes: readonly PlayerAttributeAnswer[],
  edit: (player: PlayerAnswer) => void,
): readonly AdminColumn<PlayerAnswer>[] => [
  linkColumn<PlayerAnswer>(
    'name',
    'Name',
    fullName,
    ({ id }) => adminAddress('player', { player: id }),
    player => <Picture of="person" name={fullName(player)} src={player.image} />,
  ),
  { key: 'id', head: 'ID', figures: true, by: ({ id }) => id, show: ({ id }) => `#${id}` },
  {
    key: 'teams',
    head: 'Teams',
    long: true,
    summary: true,
    by: player => teamsOf(player) || null,
    show: player => teamsOf(player) || 'No team assigned',
  },
  ...attributes.map(attributeColumn),
  textColumn('email', 'Email', ({ email }) => email ?? null, { long: true }),
  { key: 'phone', head: 'Phone', show: ({ phoneNumber }) => phoneNumber ?? none },
  { key: 'actions', head: 'Actions', show: player => <PlayerRowActions player={player} onEdit={() => edit(player)} /> },
]

type Props = { player: PlayerAnswer; onEdit: () => void }

/** What can be done with a player of the list. */
const PlayerRowActions = ({ player, onEdit }: Props) => {
  const askToDelete = useAskToDelete()
  return <RowActions name={fullName(player)} onEdit={onEdit} onDelete={() => void askToDelete(player)} />
}
