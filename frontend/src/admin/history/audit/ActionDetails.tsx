import type { ActionAnswer, HistoryEntryAnswer } from '../../../api/schema'
import { longMoment } from '../../../ui/format/moments'
import { linkedSiteOf } from '../../parts/session/public-site'
import { useSession } from '../../parts/session/SessionGate'
import { QueryState } from '../../parts/feedback/QueryState'
import { HistoryLine } from '../changes/HistoryDays'
import { useNow } from '../../parts/page/use-now'
import styles from './ActionList.module.css'
import { pageThen } from './page-then'
import { useActionChanges } from './queries'

type Props = { action: ActionAnswer; zone: string }

type Changes = readonly HistoryEntryAnswer[]

/** All changes of an action but the one that tells it; of very many the newest. */
const Others = ({ action, zone, all }: Props & { all: Changes }) => {
  const now = useNow()
  const others = all.filter(change => change.position !== action.position)
  return (
    <>
      <ul className={styles.changes}>
        {others.map(change => (
          <li key={change.position}>
            <HistoryLine entry={change} now={now} zone={zone} under={action} />
          </li>
        ))}
      </ul>
      {others.length < action.more && <p>The newest {others.length} are shown.</p>}
    </>
  )
}

/** The public site as it was at a position, right after an action; of somebody who belongs to no organization nothing. */
const SiteThen = ({ action, position }: { action: ActionAnswer; position: string }) => {
  const { organization } = useSession()
  if (!organization) return null
  const site = linkedSiteOf({ organization }, window.location.hostname)
  return (
    <p>
      <a href={pageThen(site, { ...action, position })}>What visitors saw then</a>
    </p>
  )
}

/** Of an action of several changes: what it did is there once the last of them is. */
const AllChanges = ({ action, zone }: Props) => (
  <QueryState of={useActionChanges(action.id)}>
    {all => (
      <>
        <SiteThen action={action} position={all[0]?.position ?? action.position} />
        <Others action={action} zone={zone} all={all} />
      </>
    )}
  </QueryState>
)

/** When exactly it was done, with which request, what visitors saw then, and what else it led to. */
export const ActionDetails = ({ action, zone }: Props) => (
  <div className={styles.details}>
    <p className={styles.request}>
      {longMoment(action.when, zone)} · Request <code>{action.id}</code>
    </p>
    {action.more > 0 ? <AllChanges action={action} zone={zone} /> : <SiteThen action={action} position={action.position} />}
  </div>
)
