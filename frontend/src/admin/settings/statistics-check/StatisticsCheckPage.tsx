import { Button } from '@mantine/core'
import { useTimeZone } from '../../history/changes/queries'
import { FAILURES } from '../../parts/feedback/failures'
import { QueryState } from '../../parts/feedback/QueryState'
import { useCommand } from '../../parts/feedback/use-command'
import { Page } from '../../parts/page/Page'
import { useSession } from '../../parts/session/SessionGate'
import { useOrganizationChoice } from '../organizations/OrganizationChoice'
import { CheckOutcome } from './CheckOutcome'
import { isChecking, useCancelCheck, useCheck, useRepair, useStatisticsCheck } from './queries'
import { RunningCheck } from './RunningCheck'
import styles from './statistics-check.module.css'

const useCheckCommands = (organization: number | undefined) => {
  const [check, repair, cancel] = [useCheck(organization), useRepair(organization), useCancelCheck(organization)]
  const run = useCommand()
  return {
    check: () => void run({ call: () => check.mutateAsync(), failure: FAILURES.checkStatistics }),
    repair: () =>
      void run({
        question: {
          question: 'Repair what differs?',
          consequence:
            'Everything is compared once more, and what differs is made to agree with what was entered, which stays as it is. Open pages show it at once, and the history says that you did it.',
          verb: 'Repair',
        },
        call: () => repair.mutateAsync(),
        failure: FAILURES.repairStatistics,
      }),
    cancel: () => void run({ call: () => cancel.mutateAsync(), failure: FAILURES.cancelCheck }),
  }
}

/** Compares the statistics of an organization with what was entered, and repairs them (docs/history.md#check-and-rebuild). */
export const StatisticsCheckPage = () => {
  const own = useSession().organization?.id
  const { id, isKnown, field } = useOrganizationChoice()
  const last = useStatisticsCheck(id, isKnown)
  const zone = useTimeZone(id ?? own)
  const commands = useCheckCommands(id)
  const isBusy = last.data !== undefined && isChecking(last.data)
  return (
    <Page
      title="Check Statistics"
      about="Recomputes every table, figure and list from what was entered, and compares."
      action={
        <Button disabled={!last.data || isBusy} onClick={commands.check}>
          Check the statistics
        </Button>
      }
    >
      {field && <div className={styles.choice}>{field}</div>}
      <QueryState of={last}>
        {check => (
          <div className={styles.parts}>
            {check.isOffered && !isBusy && <p>Players were merged, or a merge was undone, since the last check.</p>}
            {isBusy ? (
              <RunningCheck check={check} cancel={commands.cancel} />
            ) : (
              <CheckOutcome check={check} organization={id ?? own ?? 0} zone={zone} repair={commands.repair} />
            )}
          </div>
        )}
      </QueryState>
    </Page>
  )
}
