import { NativeSelect } from '@mantine/core'
import { useAddress } from '../../parts/tables/use-address'
import { useSession } from '../../parts/session/SessionGate'
import { useOrganizations } from './queries'

/**
 * Whose lists a page shows: a super_admin chooses an organization, which is in the address; anyone else has only their own,
 * and `id` is undefined. Nothing can be asked while `isKnown` is false.
 * `sports` are those of that organization.
 */
export const useOrganizationChoice = () => {
  const { role, sports } = useSession()
  const mayChoose = role === 'super_admin'
  const organizations = useOrganizations({ enabled: mayChoose })
  const address = useAddress()
  const named = Number(address.at('organization'))
  const chosen = organizations.data?.find(({ id }) => id === named) ?? organizations.data?.[0]
  const id = mayChoose ? chosen?.id : undefined
  /** Filters name things of the organization that was chosen before. */
  const choose = (organization: string) => address.change({ organization, page: null, team: null, league: null, season: null })
  const field = mayChoose && (
    <NativeSelect
      label="Organization"
      value={id === undefined ? '' : String(id)}
      data={(organizations.data ?? []).map(one => ({ value: String(one.id), label: one.name }))}
      onChange={event => choose(event.currentTarget.value)}
    />
  )
  return { id, isKnown: !mayChoose || id !== undefined, sports: mayChoose ? (chosen?.sports ?? []) : sports, field }
}
