import { Badge } from '@mantine/core'
import { useMemo } from 'react'
import type { DraftAnswer, GameAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { Failure } from '../../../../parts/feedback/QueryState'
import { ScheduleReport } from '../../report/ScheduleReport'
import { useWeeks } from '../grid/queries'
import { usePicking } from '../grid/use-picking'
import { useSurroundings } from '../grid/use-surroundings'
import { Weeks, WeeksSkeleton } from '../grid/Weeks'
import headStyles from '../../ScheduleHead.module.css'
import styles from '../ScheduleBuilder.module.css'
import { DraftActions } from './DraftActions'
import { useScheduleDraft } from './queries'
import { useDraftActions } from './use-draft-actions'

type Props = { schedule: ScheduleAnswer; teams: readonly GlobalTeamAnswer[] }

/** The games that a draft would take the place of: those of its schedule that are not played. */
const useReplaced = (schedule: ScheduleAnswer): ReadonlySet<number> => {
  const weeks = useWeeks(schedule).data
  return useMemo(
    () => new Set((weeks ?? []).flatMap(({ games }) => games.flatMap(({ id, score_home }) => (score_home === null ? [id] : [])))),
    [weeks],
  )
}

const DraftWeeks = ({ schedule, teams, draft }: Props & { draft: DraftAnswer }) => {
  const replaced = useReplaced(schedule)
  const drafted = useMemo(() => ({ games: draft.weeks.flatMap(({ games }) => games), replaced }), [draft, replaced])
  const around = useSurroundings(schedule, teams, drafted)
  const remarks = draft.report?.conflicts ?? []
  const conflicts = (game: GameAnswer) => remarks.filter(({ game_id: id }) => id === game.id).map(({ message }) => message)
  const picking = usePicking(around, conflicts, useDraftActions(draft.id))
  return <Weeks schedule={schedule} teams={teams} weeks={draft.weeks} picking={picking} />
}

/** The draft of a schedule: its report, and its weeks, in which games are swapped and moved before anybody else sees them. */
export const ScheduleDraft = ({ schedule, teams, id }: Props & { id: number }) => {
  const { data: draft, error, refetch } = useScheduleDraft(id)
  if (error && !draft) return <Failure problem={error} retry={() => void refetch()} />
  if (!draft) return <WeeksSkeleton weeks={schedule.numWeeks} />
  return (
    <section className={styles.draft} aria-label={`Draft of ${schedule.name}`}>
      <div className={headStyles.head}>
        <p className={styles.seen}>
          <Badge variant="default">Draft</Badge>
          Only staff see it.
        </p>
        <DraftActions draft={draft} schedule={schedule} teams={teams} />
      </div>
      {draft.report && <ScheduleReport report={draft.report} />}
      <DraftWeeks schedule={schedule} teams={teams} draft={draft} />
    </section>
  )
}
