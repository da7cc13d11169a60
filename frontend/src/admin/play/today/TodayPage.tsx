import { schedulesAreDrafts } from '@fullcourt/domain/organizations/features'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Group } from '@mantine/core'
import { Link, Navigate } from 'react-router-dom'
import type { TodayAnswer } from '../../../api/schema'
import { dayHeading } from '../../../ui/format/dates'
import { Skeleton } from '../../../ui/Skeleton'
import { asksSetUp } from '../../settings/set-up/draft'
import { setUpAddress } from '../../settings/set-up/set-up-address'
import { useFlags, useSession } from '../../parts/session/SessionGate'
import { useSeasons } from '../seasons/queries'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { asksToCreate } from '../../parts/forms/create-from-address'
import { Boundary } from '../../parts/feedback/Boundary'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { Page } from '../../parts/page/Page'
import { DraftNotice } from '../schedules/DraftNotice'
import { WaitingNotice } from '../schedules/WaitingNotice'
import { ChangesOfOthers } from './ChangesOfOthers'
import { useToday } from './queries'
import { Scores } from './Scores'
import styles from './Today.module.css'
import { UnequalGames } from './UnequalGames'

/** Where staff land: the scores of the evening, what is missing, what does not add up, and what others changed. */
export const TodayPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const today = useToday(id, isKnown)
  const draftsAreUsed = useFlags(schedulesAreDrafts)
  return (
    <Page title="Today" about={today.data ? dayHeading(today.data.date) : null}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <Boundary>
        <DraftNotice organization={id} league={undefined} enabled={isKnown && draftsAreUsed} />
        <WaitingNotice organization={id} enabled={isKnown} />
      </Boundary>
      <QueryState of={today} skeleton={<Skeleton />}>
        {answer => (answer.seasons === 0 ? <NothingYet organization={id} /> : <Evening key={id} answer={answer} />)}
      </QueryState>
    </Page>
  )
}

const NothingYet = ({ organization }: { organization: number | undefined }) => {
  const { role } = useSession()
  return role === 'staff' ? <NoSeason /> : <FirstSeason organization={organization} />
}

/** An organization that never had a season is set up by its owner (docs/admin.md#the-first-minute). */
const FirstSeason = ({ organization }: { organization: number | undefined }) => {
  const { id, role, organization: own } = useSession()
  const seasons = useSeasons()
  const isEmpty = seasons.data?.every(season => organization !== undefined && season.organization_id !== organization)
  if (!isEmpty) return <NoSeason />
  if (role !== 'super_admin' && asksSetUp(id, own?.id)) return <Navigate to={setUpAddress()} replace />
  return <NoSeason setUp={setUpAddress(organization)} />
}

const NoSeason = ({ setUp }: { setUp?: string }) => (
  <EmptyState
    hint="Start with a season, then add its leagues, teams and games."
    action={
      <Group justify="center">
        {setUp && (
          <Button component={Link} to={setUp}>
            Set up your league
          </Button>
        )}
        <Button variant={setUp ? 'default' : 'filled'} component={Link} to={asksToCreate(adminAddress('seasons', {}))}>
          Set up a season
        </Button>
      </Group>
    }
  >
    No season is active yet
  </EmptyState>
)

const Evening = ({ answer }: { answer: TodayAnswer }) => (
  <div className={styles.evening}>
    <Scores answer={answer} />
    <div className={styles.beside}>
      <UnequalGames games={answer.unequal} today={answer.date} />
      <ChangesOfOthers changes={answer.changes} zone={answer.time_zone} />
    </div>
  </div>
)
