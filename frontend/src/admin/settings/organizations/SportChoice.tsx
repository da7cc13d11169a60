import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import { NativeSelect } from '@mantine/core'
import type { SportAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { useAddress } from '../../parts/tables/use-address'

/** Whose lists a page shows where an organization plays several sports: one is chosen, and it is in the address (docs/admin.md#lists). */
export const useSportChoice = (sports: readonly SportAnswer[]) => {
  const address = useAddress()
  const named = Number(address.at('sport'))
  const chosen = sports.find(({ id }) => id === named) ?? sports[0]
  const field = sports.length > 1 && (
    <NativeSelect
      label="Sport"
      value={String(chosen?.id)}
      data={sports.map(({ id, name }) => ({ value: String(id), label: capitalize(name) }))}
      onChange={event => address.change({ sport: event.currentTarget.value })}
    />
  )
  return { sport: chosen?.id ?? BASKETBALL, field }
}
