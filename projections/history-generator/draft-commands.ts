import { DAYS_OF_WEEK, daysAfter } from '@fullcourt/domain/facts/days'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { chooseDraft, gamesOfPlan, publishDraft, undoDraft } from '@fullcourt/domain/schedules/draft-decisions'
import { addDraftGames, moveDraftGames, removeDraftGames } from '@fullcourt/domain/schedules/draft-game-decisions'
import type { ScheduleDraft } from '@fullcourt/domain/schedules/drafts'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import type { Installation } from './installation'
import { carriedOut, gamesBefore, generate, withSchedule, type Planned } from './schedule-commands'
import { carryOutGeneration } from './schedule-policies'

/** The draft that a schedule has now. */
const withDraft = (installation: Installation, which: number, run: (planned: Planned, draft: ScheduleDraft) => void): void =>
  withSchedule(installation, which, planned => {
    const { draft, drafts } = planned.schedule
    const known = draft === null ? undefined : drafts.get(draft)
    if (known) run(planned, known)
  })

const publish = (installation: Installation, { place, schedule }: Planned, { planned, isUsed }: ScheduleDraft): void => {
  const { entries } = installation.contents(place.season)
  const gone = planned.teams.filter(({ entry }) => entries.get(entry)?.left !== false).map(() => 'A team')
  const ids = isUsed ? gamesOfPlan(planned).map((): GameId => installation.newId('game')) : []
  const before = gamesBefore(installation, schedule, planned.replacesPlayed)
  const plan = installation.newId('plan')
  const [fact] = installation.log.decide(scheduleStream, place.league, state =>
    publishDraft(state, { place, draft: planned.plan, plan, seen: carriedOut(state), before, ids, gone }),
  )
  if (fact?.type === 'SchedulePlanned') carryOutGeneration(installation, fact)
}

const discard = (installation: Installation, { place }: Planned, { planned }: ScheduleDraft, andBack: boolean): void => {
  const choose = (was: number | null, is: number | null) =>
    installation.log.decide(scheduleStream, place.league, state => chooseDraft(state, { place, was, is }))
  choose(planned.plan, null)
  if (andBack) choose(null, planned.plan)
}

const moveFirst = (installation: Installation, { place }: Planned, { planned }: ScheduleDraft): void => {
  const [first] = gamesOfPlan(planned)
  if (!first) return
  const moves = [{ game: first.game, slot: { time: '20:00', location: 'Gym 2' } }]
  installation.log.decide(scheduleStream, place.league, state => moveDraftGames(state, { place, draft: planned.plan, moves }))
}

/** The first game goes, and is played a week later, the other way round. */
const addAndRemove = (installation: Installation, { place }: Planned, { planned }: ScheduleDraft): void => {
  const [first] = gamesOfPlan(planned)
  if (!first) return
  const { home, away, date } = first
  const other = { ...first, game: installation.newId('game'), home: away, away: home, date: daysAfter(date, DAYS_OF_WEEK) }
  const ofDraft = { place, draft: planned.plan }
  installation.log.decide(scheduleStream, place.league, state => addDraftGames(state, { ...ofDraft, games: [other] }))
  installation.log.decide(scheduleStream, place.league, state => removeDraftGames(state, { ...ofDraft, games: [first.game] }))
}

const takeBack = (installation: Installation, { place }: Planned, { planned }: ScheduleDraft): void => {
  installation.log.decide(scheduleStream, place.league, state => undoDraft(state, { place, draft: planned.plan }))
}

const ENDS = ['none', 'published', 'discarded', 'discarded and brought back', 'undone'] as const

export const draftCommands: readonly WeightedCommand[] = [
  command('draft schedule', 10, fc.tuple(pick, fc.constantFrom(...ENDS)), (installation, [which, end]) => {
    withSchedule(installation, which, planned => generate(installation, planned, { asDraft: true }))
    withDraft(installation, which, (planned, draft) => moveFirst(installation, planned, draft))
    withDraft(installation, which, (planned, draft) => addAndRemove(installation, planned, draft))
    withDraft(installation, which, (planned, draft) => {
      if (end === 'published') publish(installation, planned, draft)
      else if (end === 'undone') takeBack(installation, planned, draft)
      else if (end !== 'none') discard(installation, planned, draft, end !== 'discarded')
    })
  }),
  command('publish draft', 3, pick, (installation, which) =>
    withDraft(installation, which, (planned, draft) => publish(installation, planned, draft)),
  ),
]
