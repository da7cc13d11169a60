import { Button, Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SessionAnswer } from '../../../api/schema'
import { ago } from '../../../ui/format/moments'
import { useNow } from '../../parts/page/use-now'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { isAwaited } from '../../parts/calls/is-awaited'
import { FAILURES } from '../../parts/feedback/failures'
import { QueryState } from '../../parts/feedback/QueryState'
import { useCommand } from '../../parts/feedback/use-command'
import { ListedRow } from '../../parts/lists/ListedRow'
import { Part } from '../../parts/page/Part'
import { usePasskeys } from '../../parts/session/passkeys/queries'
import { RowButton } from '../../parts/tables/RowButton'
import styles from './users.module.css'

const SESSIONS = '/api/auth/sessions'
const key = ['own-sessions'] as const

const useOwnSessions = () => useQuery(adminQuery(key, [], signal => api.get(SESSIONS, { signal })))
const useEndSession = () =>
  useCall((session: string) => api.delete(`${SESSIONS}/{session}`, undefined, { path: { session } }), [key])
const useEndOthers = () => useCall(() => api.delete(SESSIONS, undefined), [key])

const nameOf = ({ device }: SessionAnswer) => device ?? 'Unknown device'

const aboutOf = ({ isCurrent, signedInAt }: SessionAnswer, now: string) => {
  const since = signedInAt === null ? 'Signed in before this was recorded' : `Signed in ${ago(signedInAt, now)}`
  return isCurrent ? `${since} · this device` : since
}

/** Where one is signed in, with a way to end what should not be (docs/tenancy.md#own-sessions). */
export const OwnSessions = () => {
  const sessions = useOwnSessions()
  const passkeys = usePasskeys()
  const end = useEndSession()
  const endOthers = useEndOthers()
  const run = useCommand()
  const now = useNow()
  const endOne = (session: SessionAnswer) =>
    void run({ call: () => end.mutateAsync(session.id), done: `Signed out on ${nameOf(session)}`, failure: FAILURES.endSession })
  const endAll = () =>
    void run({ call: () => endOthers.mutateAsync(), done: 'Signed out everywhere else', failure: FAILURES.endSession })
  // They stand above it: nothing here is pressed that they would move.
  if (isAwaited(passkeys)) return null
  return (
    <Part title="Where you are signed in">
      <QueryState of={sessions} failure={FAILURES.fetchSessions}>
        {found => (
          <Paper className={styles.card} withBorder>
            <div>
              {found.map(session => (
                <ListedRow key={session.id} name={nameOf(session)} about={aboutOf(session, now)}>
                  {!session.isCurrent && (
                    <RowButton verb="Sign out" about={nameOf(session)} danger onClick={() => endOne(session)} />
                  )}
                </ListedRow>
              ))}
            </div>
            {found.length > 1 && (
              <div>
                <Button variant="default" onClick={endAll}>
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </Paper>
        )}
      </QueryState>
    </Part>
  )
}
