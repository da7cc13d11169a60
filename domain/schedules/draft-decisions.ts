import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import type { GameId, PlanId } from '../ids/kinds'
import { existingSchedule, SCHEDULE_NOT_FOUND } from './decide'
import type { ScheduleDraft } from './drafts'
import type { GenerationPlan, PlannedGame, ScheduleFact, SchedulePlace } from './events'
import { planInTheWay, type PlansSeen } from './in-progress'
import { IS_GENERATED } from './plan'
import type { LeagueSchedules, Schedule } from './state'

export const DRAFT_NOT_FOUND = refuse('not-found', 'Draft not found')
const NOT_A_DRAFT_NOW = refuse('conflict', 'This draft was published or discarded, or the schedule was generated again since.')
const ANOTHER_DRAFT = refuse('conflict', 'The schedule has another draft by now: discard that one first.')
const IS_PUBLISHED = refuse('conflict', 'This draft was published: undo that first.')
const IS_TOO_OLD = refuse(
  'conflict',
  'This draft does not come back any more: later ones took its place. Generate the schedule again.',
)

export type OfDraft = { readonly place: SchedulePlace; readonly draft: PlanId }

/** The games of a draft, week by week. */
export const gamesOfPlan = ({ weeks }: Pick<GenerationPlan, 'weeks'>): readonly PlannedGame[] =>
  weeks.flatMap(({ games }) => games)

type Found = { readonly schedule: Schedule; readonly known: ScheduleDraft }

/** The draft that a schedule has now. */
export const presentDraft = (state: LeagueSchedules, { place, draft }: OfDraft): Found | Refusal => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if (schedule.draft !== draft) return NOT_A_DRAFT_NOW
  const known = schedule.drafts.get(draft)
  return known ? { schedule, known } : DRAFT_NOT_FOUND
}

export const isRefusedDraft = (found: Found | Refusal): found is Refusal => 'kind' in found

type ChooseDraft = { readonly place: SchedulePlace; readonly was: PlanId | null; readonly is: PlanId | null }

/** Discards the draft of a schedule, or brings one back that was discarded or replaced; `was` is the one that the caller knows of. */
export const chooseDraft = (state: LeagueSchedules, { place, was, is }: ChooseDraft): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if (schedule.draft === is) return nothing
  if (is !== null && !schedule.drafts.has(is)) return IS_TOO_OLD
  if (schedule.draft !== was) return was === null ? ANOTHER_DRAFT : NOT_A_DRAFT_NOW
  if (schedule.generations.some(({ draft }) => draft !== null && draft === is)) return IS_PUBLISHED
  return facts({ type: 'DraftChosen', data: { ...place, was, is } })
}

/** Takes the generation of a draft back: the schedule has the draft again whose place it took, as long as that is kept. */
export const undoDraft = (state: LeagueSchedules, { place, draft }: OfDraft): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  const { before } = found.known
  return chooseDraft(state, { place, was: draft, is: before !== null && found.schedule.drafts.has(before) ? before : null })
}

/** Games of the schedule now: those that give way, and those that stay because they are played. */
export type GamesBefore = Pick<GenerationPlan, 'replaces' | 'keeps'>

type PublishDraft = OfDraft & {
  /** The plan that it becomes. */
  readonly plan: PlanId
  readonly seen: PlansSeen
  readonly before: GamesBefore
  /** Ids for its games, which take the place of those that games had already. */
  readonly ids: readonly GameId[]
  /** Its teams that are not in the league any more, by their names. */
  readonly gone: readonly string[]
}

const playedSince = ({ keeps }: GamesBefore, { replaces }: GenerationPlan): number =>
  keeps.filter(game => replaces.includes(game)).length

const PLAYED_SINCE = (games: number): Refusal =>
  refuse(
    'conflict',
    `${games === 1 ? '1 game that the draft replaces was' : `${games} games that the draft replaces were`} played since: generate it again.`,
  )
const TEAMS_LEFT = (names: readonly string[]): Refusal =>
  refuse('conflict', `${names.join(', ')} left the league since the draft was made: generate it again.`)

/** The same weeks with other ids of their games. */
const withIds = (weeks: GenerationPlan['weeks'], ids: readonly GameId[]): GenerationPlan['weeks'] => {
  const left = ids[Symbol.iterator]()
  return weeks.map(week => ({ ...week, games: week.games.map(game => ({ ...game, game: left.next().value ?? game.game })) }))
}

/** Makes the draft of a schedule what everybody sees: a plan like one that is generated, which a policy carries out. */
export const publishDraft = (
  state: LeagueSchedules,
  { place, draft, plan, seen, before, ids, gone }: PublishDraft,
): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusedDraft(found)) return found
  if (found.schedule.requested !== null) return IS_GENERATED
  const inTheWay = planInTheWay(state, seen)
  if (inTheWay) return inTheWay
  const { planned, isUsed } = found.known
  const played = playedSince(before, planned)
  if (played > 0) return PLAYED_SINCE(played)
  if (gone.length > 0) return TEAMS_LEFT(gone)
  const weeks = isUsed ? withIds(planned.weeks, ids) : planned.weeks
  return facts({ type: 'SchedulePlanned', data: { ...planned, ...before, weeks, plan, draft } })
}
