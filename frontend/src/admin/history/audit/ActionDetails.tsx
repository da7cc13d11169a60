import type { ActionAnswer } from '../../../api/schema'
import { longMoment } from '../../../ui/format/moments'
import { publicSiteOf } from '../../parts/session/public-site'
import { useSession } from '../../parts/session/SessionGate'
import { QueryState } from '../../parts/feedback/QueryState'
import { HistoryLine } from '../changes/HistoryDays'
import { useNow } from '../changes/use-now'
import styles from './ActionList.module.css'
import { pageThen } from './page-then'
import { useActionChanges } from './queries'

type Props = { action: ActionAnswer; zone: string }

/** All changes of an action but the one that tells it; of very many the newest. */
const Others = ({ action, zone }: Props) => {
  const { id, position, more } = action
  const changes = useActionChanges(id)
  const now = useNow()
  return (
    <QueryState of={changes}>
      {all => {
        const others = all.filter(change => change.position !== position)
        return (
          <>
            <ul className={styles.changes}>
              {others.map(change => (
                <li key={change.position}>
                  <HistoryLine entry={change} now={now} zone={zone} under={action} />
                </li>
              ))}
            </ul>
            {others.length < more && <p>The newest {others.length} are shown.</p>}
          </>
        )
      }}
    </QueryState>
  )
}

/** The public site as it was right after the action; of somebody who belongs to no organization nothing. */
const SiteThen = ({ action }: { action: ActionAnswer }) => {
  const { organization } = useSession()
  if (!organization) return null
  const site = publicSiteOf({ organization }, window.location.hostname)
  return (
    <p>
      <a href={pageThen(site, action)}>What visitors saw then</a>
    </p>
  )
}

/** When exactly it was done, with which request, what visitors saw then, and what else it led to. */
export const ActionDetails = ({ action, zone }: Props) => (
  <div className={styles.details}>
    <p className={styles.request}>
      {longMoment(action.when, zone)} · Request <code>{action.id}</code>
    </p>
    <SiteThen action={action} />
    {action.more > 0 && <Others action={action} zone={zone} />}
  </div>
)
