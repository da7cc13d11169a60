import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScheduleAnswer, ScheduleStateAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { useInvalidate } from '../../../parts/calls/use-invalidate'
import { ProgressBar } from '../../../parts/feedback/ProgressBar'
import { FAILURES } from '../../../parts/feedback/failures'
import { toast } from '../../../parts/feedback/toast'
import { undoToast } from '../../../parts/feedback/undo-toast'
import { useCommand } from '../../../parts/feedback/use-command'
import { GenerationPreview } from '../report/GenerationPreview'
import { useCancelGeneration, useGenerate, useScheduleState, useUndoPlan, useWeeks } from './grid/queries'
import { scheduleViews } from './queries'

/** `12 games are replaced, 3 that were played stay.` */
const consequenceOf = (games: number, played: number) => {
  const stay = played === 0 ? '' : `, ${played} that ${played === 1 ? 'was' : 'were'} played stay${played === 1 ? 's' : ''}`
  return `${quantity(games - played, 'game')} of this schedule ${games - played === 1 ? 'is' : 'are'} replaced${stay}.`
}

/** What was generated last: the draft, where there is one that only staff see. */
const newestOf = ({ asDraft, draftId, planId }: Pick<ScheduleStateAnswer, 'asDraft' | 'draftId' | 'planId'>) =>
  asDraft ? draftId : planId

/** Offers to take a generation back, once it is done: at once, or after a while in which it was being made. */
const useGenerated = (schedule: ScheduleAnswer) => {
  const undo = useUndoPlan()
  const invalidate = useInvalidate()
  return (planId: number | null, message: string) => {
    void invalidate(scheduleViews)
    if (planId === null) return
    undoToast({
      thing: `generation of schedule ${schedule.id}`,
      message,
      undo: () => undo.mutateAsync(planId),
      undone: 'The earlier games are back',
    })
  }
}

/** Generates the games of a schedule after asking, shows how far it is, and offers to take it back (docs/schedules.md#generating). */
export const GenerateButton = ({ schedule }: { schedule: ScheduleAnswer }) => {
  const run = useCommand()
  const generate = useGenerate()
  const cancel = useCancelGeneration()
  const { data: weeks, isPending } = useWeeks(schedule)
  const state = useScheduleState(schedule).data
  const done = useGenerated(schedule)
  const waits = useRef(false)
  const { state: course, done: share, message } = state?.generation ?? { state: 'none', done: null, message: null }

  const ended = useEffectEvent(() => {
    if (course === 'failed') toast.error(undefined, message ?? FAILURES.generateSchedule)
    else done(state ? newestOf(state) : null, state?.asDraft === true ? 'The draft was made.' : 'The schedule was generated.')
  })
  useEffect(() => {
    if (course === 'running') waits.current = true
    else if (waits.current) {
      waits.current = false
      ended()
    }
  }, [course])

  const ask = () => {
    const games = (weeks ?? []).flatMap(({ games: ofWeek }) => ofWeek)
    const played = games.filter(({ score_home: score }) => score !== null).length
    const overwriting = {
      question: 'This will overwrite all existing games for this schedule. Continue?',
      consequence: (
        <>
          <p>{consequenceOf(games.length, played)}</p>
          <GenerationPreview schedule={schedule} />
        </>
      ),
      verb: 'Generate Full Schedule',
      danger: games.length > played,
    }
    return run({
      // An empty schedule has nothing to overwrite, a draft overwrites nothing, and both can be undone.
      ...(state?.asDraft !== true && (!weeks || games.length > 0) && { question: overwriting }),
      call: async () => {
        const answer = await generate.mutateAsync(schedule.id)
        if (answer.generation.state === 'running') waits.current = true
        else done(newestOf(answer), answer.message)
      },
      failure: FAILURES.generateSchedule,
    })
  }

  const stop = () => run({ call: () => cancel.mutateAsync(schedule.id), failure: 'Failed to cancel the generation' })

  if (course === 'running')
    return (
      <div>
        <ProgressBar label="Generating games" done={share === null ? null : Math.round(share * 100)} total={100} />
        <Button variant="default" size="compact-md" onClick={() => void stop()}>
          Cancel generation
        </Button>
      </div>
    )
  return (
    <Button
      variant={schedule.draftId === null ? 'filled' : 'default'}
      loading={generate.isPending}
      disabled={isPending}
      onClick={() => void ask()}
    >
      Generate Full Schedule
    </Button>
  )
}
