import type { Role } from '@fullcourt/domain/users/events'
import { Button, TextInput } from '@mantine/core'
import type { ActionAnswer, ActionPageAnswer } from '../../../api/schema'
import { ActionList } from '../../history/audit/ActionList'
import { kindChoices } from '../../history/audit/kind-choices'
import { personChoices } from '../../history/audit/person-choices'
import { useActions, type ActionsAsked } from '../../history/audit/queries'
import { isZone, zoneChoices } from '../../history/audit/zone-choices'
import { useTimeZone } from '../../history/changes/queries'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { useSession } from '../../parts/session/SessionGate'
import { AddressSelect } from '../../parts/tables/AddressSelect'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useAddress, type Address } from '../../parts/tables/use-address'
import { useConfirmUndoing } from '../../play/games/undoing/use-confirm-undoing'
import { useTeams } from '../../play/teams/queries'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { useOrganization } from '../../settings/organizations/queries'

/** A super_admin looks after organizations of many zones, and chooses one. */
const chosenZone = (address: Address, mayChoose: boolean): string | undefined => {
  const zone = address.at('zone')
  return mayChoose && isZone(zone) ? zone : undefined
}

type Asking = { role: Role; organization: number | undefined; zone: string | undefined }

/** What the address asks for; what is no id, and no kind that the person may ask for, is no filter. */
const askedAt = (address: Address, { role, organization, zone }: Asking): ActionsAsked => {
  const [from, to] = ['from', 'to'].map(name => address.at(name))
  const kind = kindChoices(role).find(({ value }) => value === address.at('kind'))?.value
  const [userId, teamId] = [address.idAt('person'), address.idAt('team')]
  return {
    ...(organization !== undefined && { organization_id: organization }),
    ...(userId !== undefined && { userId }),
    ...(teamId !== undefined && { teamId }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(zone !== undefined && { zone }),
  }
}

type DayProps = { address: Address; name: 'from' | 'to'; label: string }

const DayFilter = ({ address, name, label }: DayProps) => (
  <TextInput
    type="date"
    label={label}
    value={address.at(name)}
    onChange={event => address.change({ [name]: event.currentTarget.value })}
  />
)

type FilterProps = { address: Address; organization: number; listed: readonly ActionAnswer[] }

const Filters = ({ address, organization, listed }: FilterProps) => {
  const { data } = useOrganization(organization)
  const teams = useTeams(organization)
  const { role } = useSession()
  return (
    <>
      <AddressSelect
        address={address}
        name="person"
        label="Person"
        all="Everybody"
        choices={personChoices(data?.users ?? [], listed)}
      />
      <AddressSelect address={address} name="kind" label="Of what" all="All changes" choices={kindChoices(role)} />
      <DayFilter address={address} name="from" label="From" />
      <DayFilter address={address} name="to" label="To" />
      <AddressSelect
        address={address}
        name="team"
        label="Team"
        all="All teams"
        choices={(teams.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}

const actionsIn = (pages: readonly ActionPageAnswer[]) => pages.flatMap(({ actions }) => actions)

/** The same list as files. */
const TakeAlong = ({ asked, zone }: { asked: ActionsAsked; zone: string }) => {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
  return (
    <p>
      Times of {zone.replaceAll('_', ' ')}. Take it along: <a href={`/api/history.csv?${query}`}>CSV</a> ·{' '}
      <a href={`/api/history.ndjson?${query}`}>NDJSON</a>
    </p>
  )
}

/** What was done in the organization, by whom, when and why (docs/admin.md#history). */
export const HistoryPage = () => {
  const { role, organization } = useSession()
  const own = organization?.id
  const { id = own, isKnown, field } = useOrganizationChoice()
  const address = useAddress()
  const mayChoose = own === undefined
  const ofOrganization = useTimeZone(id)
  const chosen = chosenZone(address, mayChoose)
  const zone = chosen ?? ofOrganization
  const asked = askedAt(address, { role, organization: mayChoose ? id : undefined, zone: chosen })
  const confirmed = useConfirmUndoing()
  const actions = useActions(asked, id, isKnown)
  return (
    <Page title="History">
      <div className={toolsStyles.tools}>
        {field}
        {mayChoose && (
          <AddressSelect
            address={address}
            name="zone"
            label="Times of"
            all={`The organization: ${ofOrganization.replaceAll('_', ' ')}`}
            choices={zoneChoices(ofOrganization)}
          />
        )}
        {id !== undefined && <Filters address={address} organization={id} listed={actionsIn(actions.data?.pages ?? [])} />}
      </div>
      <TakeAlong asked={asked} zone={zone} />
      <QueryState
        of={actions}
        empty="Nothing was done that these filters leave."
        isEmpty={({ pages }) => actionsIn(pages).length === 0 && !actions.hasNextPage}
      >
        {({ pages }) => (
          <>
            <ActionList actions={actionsIn(pages)} zone={zone} organization={id ?? 0} confirmed={confirmed} />
            {actions.hasNextPage && (
              <Button variant="default" loading={actions.isFetchingNextPage} onClick={() => void actions.fetchNextPage()}>
                Older
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Page>
  )
}
