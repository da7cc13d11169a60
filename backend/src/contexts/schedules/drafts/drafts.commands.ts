import { seasonStream } from '@fullcourt/domain/entries/state'
import type { GameId, PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { chooseDraft, gamesOfPlan, publishDraft, type GamesBefore } from '@fullcourt/domain/schedules/draft-decisions'
import { draftGamePart, draftPart, type ScheduleDraft } from '@fullcourt/domain/schedules/drafts'
import type { GenerationPlan } from '@fullcourt/domain/schedules/events'
import { scheduleStream, type Schedule } from '@fullcourt/domain/schedules/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import { command, data } from '../../../core/facts/command'
import { Decider } from '../../../core/facts/decider'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { IdAllocator } from '../../../core/facts/id-allocator'
import type { Scope } from '../../../core/http/scope'
import { UNKNOWN_TEAM } from '../../../core/readers/team-name'
import { GenerationTasks } from '../generation/generation-task'
import { PlansInProgress } from '../plans-in-progress'
import { ScheduleAccess } from '../schedule-access'

type OfDraft = { readonly scope: Scope; readonly draft: PlanId }

/** Says which draft a schedule has, in place of the one that the caller knows of; null for none. */
export const ChooseDraft = command('ChooseDraft', {
  takes: data<{
    readonly scope: Scope
    readonly schedule: ScheduleId
    readonly was: PlanId | null
    readonly is: PlanId | null
  }>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, schedule }, { schedules }) => schedules.placeOf(scope, schedule),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { was, is }) => chooseDraft(state, { place, was, is }),
})

/** Discards a draft. */
export const DiscardDraft = command('DiscardDraft', {
  takes: data<OfDraft>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, draft }, { schedules }) => schedules.placeOfDraft(scope, draft),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { draft }) => chooseDraft(state, { place, was: draft, is: null }),
})

/** Brings a discarded draft back, where the schedule has no other one by now. */
export const RestoreDraft = command('RestoreDraft', {
  takes: data<OfDraft>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, draft }, { schedules }) => schedules.placeOfDraft(scope, draft),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { draft }) => chooseDraft(state, { place, was: null, is: draft }),
})

/** The teams of a draft that are not in its league any more, by their names. */
const teamsGone = async (decider: Decider, { season, teams, weeks }: GenerationPlan): Promise<readonly string[]> => {
  const { entries } = await decider.state(seasonStream, season)
  const playing = new Set(gamesOfPlan({ weeks }).flatMap(({ home, away }) => [home, away]))
  const gone = teams.filter(({ team, entry }) => playing.has(team) && entries.get(entry)?.left !== false)
  return Promise.all(
    gone.map(async ({ team }) => {
      const state = await decider.state(teamStream, team)
      return state.kind === 'unknown' ? UNKNOWN_TEAM : state.details.name
    }),
  )
}

const NOTHING_BEFORE: GamesBefore = { replaces: [], keeps: [] }

type Looked = { readonly before: GamesBefore; readonly ids: readonly GameId[]; readonly gone: readonly string[] }

/** What publishing is decided on beside the draft itself; a schedule without it is refused as such. */
const lookedAt = async (
  schedule: Schedule | undefined,
  known: ScheduleDraft | undefined,
  { decider, tasks, ids }: { decider: Decider; tasks: GenerationTasks; ids: IdAllocator },
): Promise<Looked> => {
  if (!schedule || !known) return { before: NOTHING_BEFORE, ids: [], gone: [] }
  const { planned, isUsed } = known
  const [before, gone] = await Promise.all([tasks.gamesBefore(schedule, planned.replacesPlayed), teamsGone(decider, planned)])
  return { before, gone, ids: isUsed ? await ids.take('game', gamesOfPlan(planned).length) : [] }
}

/** Makes a draft what everybody sees; its games follow by a policy, as those of a generation do. */
export const PublishDraft = command('PublishDraft', {
  takes: data<OfDraft & Expecting>(),
  uses: { decider: Decider, schedules: ScheduleAccess, plans: PlansInProgress, tasks: GenerationTasks, ids: IdAllocator },
  access: async ({ context, scope, draft }, { decider, schedules, plans, tasks, ids }) => {
    const place = await schedules.placeOfDraft(scope, draft)
    const plan = await context.nextId('plan')
    const state = await decider.state(scheduleStream, place.league)
    const schedule = state.schedules.get(place.schedule)
    const known = schedule?.drafts.get(draft)
    const [seen, looked] = await Promise.all([plans.of(state), lookedAt(schedule, known, { decider, tasks, ids })])
    const games = known ? gamesOfPlan(known.planned).map(({ game }) => game) : []
    return { organization: place.organization, place, plan, seen, games, ...looked }
  },
  stream: scheduleStream,
  id: ({ place }) => place.league,
  decide: (state, found, { draft }) => publishDraft(state, { ...found, draft }),
  expects: ({ expectedRevision }, { place, games }) =>
    expecting(expectedRevision, [draftPart(place.schedule), ...games.map(draftGamePart)]),
  makes: ({ plan }) => plan,
})
