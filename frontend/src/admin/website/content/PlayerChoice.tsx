import { NativeSelect } from '@mantine/core'
import type { PlayerField } from '@fullcourt/domain/pages/site-fields'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import { usePlayers } from '../../people/players/queries'

type Props = {
  organization: number
  field: PlayerField
  value: number | null
  onChange: (value: number | null) => void
}

/** A player of the organization, or none. */
export const PlayerChoice = ({ organization, field, value, onChange }: Props) => {
  const players = usePlayers(organization)
  const known = (players.data ?? []).map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`.trim(),
  }))
  return (
    <>
      <NativeSelect
        label={field.label}
        description={field.help}
        value={value === null ? '' : String(value)}
        data={[{ value: '', label: 'None' }, ...known]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      />
      <ChoicesFailure of={players} />
    </>
  )
}
