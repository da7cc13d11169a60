import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { TodayAnswer } from '../../../api/schema'
import { dayHeading } from '../../../ui/format/dates'
import { Skeleton } from '../../../ui/Skeleton'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { asksToCreate } from '../../parts/forms/create-from-address'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { Page } from '../../parts/page/Page'
import { ChangesOfOthers } from './ChangesOfOthers'
import { useToday } from './queries'
import { Scores } from './Scores'
import styles from './Today.module.css'
import { UnequalGames } from './UnequalGames'

/** Where staff land: the scores of the evening, what is missing, what does not add up, and what others changed. */
export const TodayPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const today = useToday(id, isKnown)
  return (
    <Page title="Today" about={today.data && dayHeading(today.data.date)}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={today} skeleton={<Skeleton />}>
        {answer => (answer.seasons === 0 ? <NothingYet /> : <Evening key={id} answer={answer} />)}
      </QueryState>
    </Page>
  )
}

const NothingYet = () => (
  <EmptyState
    hint="Start with a season, then add its leagues, teams and games."
    action={
      <Button component={Link} to={asksToCreate(adminAddress('seasons', {}))}>
        Set up a season
      </Button>
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
