import { groupBy } from '@fullcourt/domain/facts/group-by'
import { Button } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import type { ScheduleAnswer, SeasonsLeagueAnswer } from '../../../../api/schema'
import { ChevronIcon } from '../../../../ui/icons'
import { leagueChoices, leagueLabel } from '../../leagues/league-choices'
import { useAllLeagues } from '../../leagues/queries'
import { useOrganizationChoice } from '../../../settings/organizations/OrganizationChoice'
import { AddressSelect } from '../../../parts/tables/AddressSelect'
import { Boundary } from '../../../parts/feedback/Boundary'
import { useCreateFromAddress } from '../../../parts/forms/create-from-address'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { QueryState } from '../../../parts/feedback/QueryState'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { useAddress } from '../../../parts/tables/use-address'
import { Page } from '../../../parts/page/Page'
import { useTeams } from '../../teams/queries'
import { PendingChanges } from '../pending/PendingChanges'
import { ScheduleForm } from './form/ScheduleForm'
import { useSchedules } from './queries'
import { ScheduleBlock } from './ScheduleBlock'
import styles from './ScheduleBuilder.module.css'
import { TeamSlots } from './teams/TeamSlots'

const ABOUT = 'Generate the games of a league, swap and move them, and say when teams cannot play.'

/** Makes the schedules of leagues (docs/admin.md#schedules). */
export const ScheduleBuilderPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const leagues = useAllLeagues(id, isKnown)
  const teams = useTeams(id, isKnown)
  const address = useAddress()
  const league = address.at('league')
  const schedules = useSchedules(id, league === '' ? undefined : Number(league), isKnown)
  const [isCreating, setCreating] = useState(false)
  useCreateFromAddress(() => setCreating(true))
  const known = leagues.data ?? []
  return (
    <Page title="Schedule Builder" about={ABOUT}>
      <div className={toolsStyles.tools}>
        {field}
        <AddressSelect
          address={address}
          name="league"
          label="League"
          all="All leagues of the season"
          choices={leagueChoices(known)}
        />
      </div>
      <div className={styles.folded}>
        <Collapsible title="Create Schedule" isOpen={isCreating} onToggle={() => setCreating(!isCreating)}>
          {leagues.data && (
            <ScheduleForm
              key={league}
              organization={id}
              leagues={known}
              league={league}
              onCreated={() => setCreating(false)}
              onClose={() => setCreating(false)}
            />
          )}
        </Collapsible>
        <TeamsSection>
          <QueryState of={teams} empty="No teams available">
            {all => <TeamSlots teams={all.filter(team => league === '' || String(team.leagueId) === league)} />}
          </QueryState>
        </TeamsSection>
      </div>
      <QueryState of={schedules} isEmpty={() => false}>
        {all =>
          all.length === 0 ? (
            <EmptyState hint="Create one above to generate the games of a league week by week.">No schedules yet</EmptyState>
          ) : (
            byLeague(all).map(ofLeague => (
              <section key={ofLeague[0].leagueId} className={styles.league}>
                <h2>{nameOf(known, ofLeague[0].leagueId)}</h2>
                <Boundary>
                  <PendingChanges at={{ seasonId: ofLeague[0].season_id, leagueId: ofLeague[0].leagueId }} />
                </Boundary>
                {ofLeague.map(schedule => (
                  <Boundary key={schedule.id}>
                    <ScheduleBlock schedule={schedule} teams={teams.data ?? []} />
                  </Boundary>
                ))}
              </section>
            ))
          )
        }
      </QueryState>
    </Page>
  )
}

const byLeague = (schedules: readonly ScheduleAnswer[]) => groupBy(schedules, ({ leagueId }) => leagueId)

const nameOf = (leagues: readonly SeasonsLeagueAnswer[], id: number) => {
  const found = leagues.find(({ league_id: one }) => one === id)
  return found ? leagueLabel(found) : ''
}

const TeamsSection = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible title="Teams and their unavailable slots" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      {children}
    </Collapsible>
  )
}

type CollapsibleProps = { title: string; isOpen: boolean; onToggle: () => void; children: ReactNode }

/** A part of the page that is folded away; what was typed in it stays. */
const Collapsible = ({ title, isOpen, onToggle, children }: CollapsibleProps) => {
  const id = useId()
  return (
    <section className={styles.collapsible}>
      <Button
        variant="subtle"
        className={styles.toggle}
        justify="start"
        leftSection={<ChevronIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        {title}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </section>
  )
}
