import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { TextInput } from '@mantine/core'
import { quantity } from '../../../../ui/format/figures'
import { longMoment, wallTime } from '../../../../ui/format/moments'
import type { ScheduleDifferenceAnswer } from '../../../../api/schema'
import { useTimeZone } from '../../../history/changes/queries'
import { QueryState } from '../../../parts/feedback/QueryState'
import { Page } from '../../../parts/page/Page'
import { AddressSelect } from '../../../parts/tables/AddressSelect'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { useAddress, type Address } from '../../../parts/tables/use-address'
import { useOrganizationChoice } from '../../../settings/organizations/OrganizationChoice'
import { leagueChoices } from '../../leagues/league-choices'
import { useAllLeagues } from '../../leagues/queries'
import { useTeams } from '../../teams/queries'
import { useScheduleDifference, type DifferenceAsked } from './queries'
import styles from './ScheduleChangesPage.module.css'
import { FIRST_CHANGES, isNewGame, TeamChanges } from './TeamChanges'

/** What the address asks for; what is no id is no filter. */
const askedAt = (address: Address, organization: number | undefined): DifferenceAsked => {
  const [leagueId, teamId] = [address.idAt('league'), address.idAt('team')]
  const [from, to] = ['from', 'to'].map(name => address.at(name))
  return {
    ...(organization !== undefined && { organization_id: organization }),
    ...(leagueId !== undefined && { leagueId }),
    ...(teamId !== undefined && { teamId }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** As a field shows it: a moment in UTC, which links name, as wall time. */
const asWallTime = (text: string, zone: string) => {
  if (!text.endsWith('Z') || Number.isNaN(Date.parse(text))) return text
  const { date, time } = wallTime(text, zone)
  return `${date}T${time}`
}

type MomentProps = { address: Address; zone: string; name: 'from' | 'to'; label: string }

const MomentFilter = ({ address, zone, name, label }: MomentProps) => (
  <TextInput
    type="datetime-local"
    label={label}
    className={styles.moment}
    value={asWallTime(address.at(name), zone)}
    onChange={event => address.change({ [name]: event.currentTarget.value })}
  />
)

const periodOf = ({ from, to }: ScheduleDifferenceAnswer, zone: string, isNow: boolean) =>
  `From ${longMoment(from, zone)} to ${isNow ? 'now' : longMoment(to, zone)}`

/** So many changes are read as one list. */
const MOST_IN_LIST = 24
/** So many teams have their first changes below their names; of more the names say how much changed. */
const MOST_BEGUN = 4

/** How many changes are shown of each team: after a generation every game is one, and new games are folded. */
const shownOfEach = (teams: ScheduleDifferenceAnswer['teams']): number => {
  const all = teams.flatMap(({ changes }) => changes)
  if (teams.length === 1 || all.length <= MOST_IN_LIST) return Infinity
  const others = all.filter(change => !isNewGame(change)).length
  return teams.length > MOST_BEGUN && others > MOST_IN_LIST ? 0 : FIRST_CHANGES
}

/** What changed in the schedules of a season or a league between two moments, team by team (docs/admin.md#schedules). */
export const ScheduleChangesPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const zone = useTimeZone(id)
  const address = useAddress()
  const [leagues, teams] = [useAllLeagues(id, isKnown), useTeams(id, isKnown)]
  const difference = useScheduleDifference(askedAt(address, id), isKnown)
  return (
    <Page
      title="Schedule Changes"
      breadcrumbs={[{ label: 'Schedule', to: adminAddress('schedule', {}) }]}
      about={difference.data ? periodOf(difference.data, zone, address.at('to') === '') : null}
    >
      <div className={toolsStyles.tools}>
        {field}
        <AddressSelect
          address={address}
          name="league"
          label="League"
          all="Active season"
          choices={leagueChoices(leagues.data ?? [])}
        />
        <AddressSelect
          address={address}
          name="team"
          label="Team"
          all="All teams"
          choices={(teams.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <MomentFilter address={address} zone={zone} name="from" label="From" />
        <MomentFilter address={address} zone={zone} name="to" label="To" />
      </div>
      <QueryState of={difference} empty="Nothing changed between these moments." isEmpty={data => data.teams.length === 0}>
        {({ teams: changed, moreTeams, to }) => (
          <>
            <div className={styles.teams}>
              {changed.map(one => (
                <TeamChanges key={one.team.id} of={one} today={wallTime(to, zone).date} first={shownOfEach(changed)} />
              ))}
            </div>
            {moreTeams > 0 && <p>{quantity(moreTeams, 'more team')} with changes: choose a league or a team to see them.</p>}
          </>
        )}
      </QueryState>
    </Page>
  )
}
