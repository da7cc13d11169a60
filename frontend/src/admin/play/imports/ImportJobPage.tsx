import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert, Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ImportAnswer } from '../../../api/schema'
import { durationInWords } from '../../../ui/format/durations'
import { quantity, whole } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import { ProgressBar } from '../../parts/feedback/ProgressBar'
import { QueryState } from '../../parts/feedback/QueryState'
import { Boundary } from '../../parts/feedback/Boundary'
import { DraftNotice } from '../schedules/DraftNotice'
import { WaitingNotice } from '../schedules/WaitingNotice'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import styles from './imports.module.css'
import { whereTo } from './CheckResult'
import { useImport, useInvalidateAll } from './queries'
import { rememberImport } from './recent-imports'
import { changesNothing, Summary, LineList } from './Summary'

type Going = { readonly done: number; readonly total: number; readonly startedAt: string | null }

/** `91 a second, 9 seconds left`; undefined while nothing can be said. */
export const progressWords = ({ done, total, startedAt }: Going, now: number): string | undefined => {
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000
  if (done === 0 || seconds <= 0) return undefined
  const rate = done / seconds
  return `${whole(rate)} a second, ${durationInWords((total - done) / rate)} left`
}

const Running = ({ job, now }: { job: ImportAnswer; now: number }) => (
  <>
    <ProgressBar label="Importing" done={job.done} total={job.total} note={progressWords(job, now)} />
    <p className={styles.quiet}>The import continues if you close this page.</p>
  </>
)

const Ended = ({ job }: { job: ImportAnswer }) => (
  <>
    {job.state === 'failed' ? (
      <Alert color="red" icon={<WarningIcon />} role="alert" title="The import stopped">
        {job.why ?? 'No reason was given.'} What was imported before that stays. Import the same files again to bring in the rest.
      </Alert>
    ) : (
      <p role="status">
        {quantity(job.total, 'line')} gone through.
        {changesNothing(job) && job.reports.length === 0 && ' Everything had already been imported: nothing changed.'}
      </p>
    )}
    <Summary of={job} caption="What was imported" />
    {job.league.id !== null && (
      <Boundary>
        <DraftNotice organization={job.organization.id ?? undefined} league={job.league.id} />
        <WaitingNotice organization={job.organization.id ?? undefined} league={job.league.id} />
      </Boundary>
    )}
    <LineList title="Unchanged" lines={job.reports} />
    <div className={styles.actions}>
      {job.season.id !== null && job.league.id !== null && (
        <Button component={Link} to={adminAddress('league', { season: job.season.id, league: job.league.id })}>
          Open {job.league.name}
        </Button>
      )}
      <Button variant="default" component={Link} to={adminAddress('imports', {})}>
        Import more
      </Button>
    </div>
  </>
)

const titles = { checked: 'Import', running: 'Importing', finished: 'Import finished', failed: 'Import failed' }

const Job = ({ id }: { id: number }) => {
  const job = useImport(id)
  const user = useSession()
  const state = job.data?.state
  const invalidateAll = useEffectEvent(useInvalidateAll())
  const known = job.data !== undefined
  useEffect(() => {
    if (known) rememberImport(user.id, id)
  }, [known, user.id, id])
  useEffect(() => {
    if (state === 'finished' || state === 'failed') void invalidateAll()
  }, [state])
  return (
    <Page
      title={state ? titles[state] : 'Import'}
      breadcrumbs={useBreadcrumbs('imports')}
      about={job.data ? `Into ${whereTo(job.data)}` : null}
    >
      <QueryState of={job} missing="Import not found.">
        {answer => (
          <div className={styles.parts}>
            {answer.state === 'running' ? <Running job={answer} now={job.dataUpdatedAt} /> : <Ended job={answer} />}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

/** How an import goes, and what it came to. */
export const ImportJobPage = () => {
  const id = Number(useParams().import)
  return <Job key={id} id={id} />
}
