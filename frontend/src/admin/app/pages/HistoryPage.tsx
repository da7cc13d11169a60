import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { Button, TextInput } from '@mantine/core'
import type { ActionPageAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { ActionList } from '../../history/audit/ActionList'
import { useActions, type ActionsAsked } from '../../history/audit/queries'
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

const kindChoices = HISTORY_KINDS.map(kind => ({ value: kind, label: capitalize(kind) }))

const idAt = (address: Address, name: string): number | undefined => Number(address.at(name)) || undefined

const isKind = (text: string): text is HistoryKind => HISTORY_KINDS.some(kind => kind === text)

/** What the address asks for; what is no id and no kind is no filter. */
const askedAt = (address: Address, organization: number | undefined): ActionsAsked => {
  const [kind, from, to] = ['kind', 'from', 'to'].map(name => address.at(name))
  const [userId, teamId] = [idAt(address, 'person'), idAt(address, 'team')]
  return {
    ...(organization !== undefined && { organization_id: organization }),
    ...(userId !== undefined && { userId }),
    ...(teamId !== undefined && { teamId }),
    ...(kind && isKind(kind) && { kind }),
    ...(from && { from }),
    ...(to && { to }),
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

type FilterProps = { address: Address; organization: number }

const Filters = ({ address, organization }: FilterProps) => {
  const { data } = useOrganization(organization)
  const teams = useTeams(organization)
  return (
    <>
      <AddressSelect
        address={address}
        name="person"
        label="Person"
        all="Everybody"
        choices={(data?.users ?? []).map(({ id, username }) => ({ value: String(id), label: username }))}
      />
      <AddressSelect address={address} name="kind" label="Of what" all="Everything" choices={kindChoices} />
      <AddressSelect
        address={address}
        name="team"
        label="Team"
        all="All teams"
        choices={(teams.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DayFilter address={address} name="from" label="From" />
      <DayFilter address={address} name="to" label="To" />
    </>
  )
}

const actionsIn = (pages: readonly ActionPageAnswer[]) => pages.flatMap(({ actions }) => actions)

/** The same list as files. */
const TakeAlong = ({ asked }: { asked: ActionsAsked }) => {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString()
  return (
    <p>
      Take it along: <a href={`/api/history.csv?${query}`}>CSV</a> · <a href={`/api/history.ndjson?${query}`}>NDJSON</a>
    </p>
  )
}

/** What was done in the organization, by whom, when and why (docs/admin.md#history). */
export const HistoryPage = () => {
  const own = useSession().organization?.id
  const { id = own, isKnown, field } = useOrganizationChoice()
  const address = useAddress()
  const zone = useTimeZone(id)
  const asked = askedAt(address, own === undefined ? id : undefined)
  const confirmed = useConfirmUndoing()
  const actions = useActions(asked, id, isKnown)
  return (
    <Page title="History">
      <div className={toolsStyles.tools}>
        {field}
        {id !== undefined && <Filters address={address} organization={id} />}
      </div>
      <TakeAlong asked={asked} />
      <QueryState
        of={actions}
        empty="Nothing was done that these filters leave."
        isEmpty={({ pages }) => actionsIn(pages).length === 0 && !actions.hasNextPage}
      >
        {({ pages }) => (
          <>
            <ActionList actions={actionsIn(pages)} zone={zone} confirmed={confirmed} />
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
