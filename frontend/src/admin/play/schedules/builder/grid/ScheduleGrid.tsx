import type { GameAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { Failure } from '../../../../parts/feedback/QueryState'
import { useScheduleState, useWeeks } from './queries'
import { useGridActions } from './use-grid-actions'
import { useChangesWait } from '../../../games/pending/queries'
import { usePicking, type GridActions } from './use-picking'
import { useSurroundings } from './use-surroundings'
import { useWaiting } from './use-waiting'
import { useWaitingActions } from './use-waiting-actions'
import { Weeks, WeeksSkeleton } from './Weeks'
import styles from './WeekGrid.module.css'

type Props = { schedule: ScheduleAnswer; teams: readonly GlobalTeamAnswer[] }

/** The weeks of a schedule as everybody sees them. */
export const ScheduleGrid = ({ schedule, teams }: Props) => {
  const { data, error, refetch } = useWeeks(schedule)
  const { weeks, drafted, conflictsOf, waits } = useWaiting(schedule, data)
  const { data: state, isPending } = useScheduleState(schedule)
  const around = useSurroundings(schedule, teams, drafted)
  const remarks = state?.report?.conflicts ?? []
  const conflicts = (game: GameAnswer) =>
    conflictsOf(game) ?? remarks.filter(({ game_id: id }) => id === game.id).map(({ message }) => message)
  const [atOnce, waiting] = [useGridActions(), useWaitingActions(schedule)]
  const actions: GridActions = useChangesWait() ? waiting : atOnce
  const picking = { ...usePicking(around, conflicts, actions), waits }
  if (error && !weeks) return <Failure problem={error} retry={() => void refetch()} />
  if (!weeks || isPending) return <WeeksSkeleton weeks={schedule.numWeeks} />
  if (weeks.every(({ games }) => games.length === 0))
    return <p className={styles.bye}>No games yet. Once they are generated, you can swap and move them here.</p>
  return <Weeks schedule={schedule} teams={teams} weeks={weeks} picking={picking} />
}
