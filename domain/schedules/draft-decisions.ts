import { facts, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { withWanted } from '../facts/change'
import { dateFault, timeFault } from '../facts/dates'
import { isSameSlot, lineOfTextFault } from '../games/decide'
import type { GameId, PlanId } from '../ids/kinds'
import { existingSchedule, SCHEDULE_NOT_FOUND } from './decide'
import type { ScheduleDraft } from './drafts'
import type { DraftSlot, GenerationPlan, MovedDraftGame, PlannedGame, ScheduleFact, SchedulePlace } from './events'
import { planInTheWay, type PlansSeen } from './in-progress'
import { IS_GENERATED } from './plan'
import type { LeagueSchedules, Schedule } from './state'

export const DRAFT_NOT_FOUND = refuse('not-found', 'Draft not found')
const NOT_A_DRAFT_NOW = refuse('conflict', 'This draft was published or discarded, or the schedule was generated again since.')
const ANOTHER_DRAFT = refuse('conflict', 'The schedule has another draft by now: discard that one first.')
const IS_PUBLISHED = refuse('conflict', 'This draft was published: undo that first.')
const NOT_IN_DRAFT = refuse('not-found', 'This game is not in the draft.')

type OfDraft = { readonly place: SchedulePlace; readonly draft: PlanId }

/** The games of a draft, week by week. */
export const gamesOfPlan = ({ weeks }: Pick<GenerationPlan, 'weeks'>): readonly PlannedGame[] =>
  weeks.flatMap(({ games }) => games)

type Found = { readonly schedule: Schedule; readonly known: ScheduleDraft }

/** The draft that a schedule has now. */
const presentDraft = (state: LeagueSchedules, { place, draft }: OfDraft): Found | Refusal => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  const known = schedule.drafts.get(draft)
  if (!known) return DRAFT_NOT_FOUND
  return schedule.draft === draft ? { schedule, known } : NOT_A_DRAFT_NOW
}

const isRefusal = (found: Found | Refusal): found is Refusal => 'kind' in found

type MoveDraftGames = OfDraft & { readonly moves: readonly { readonly game: GameId; readonly slot: Partial<DraftSlot> }[] }

const slotFault = ({ date, time, location }: DraftSlot): Refusal | undefined =>
  dateFault('date', date) ?? timeFault('time', time) ?? lineOfTextFault('location', location)

/** Puts games of a draft into other slots. What is in their way is said by the report of the draft, and refuses nothing. */
export const moveDraftGames = (state: LeagueSchedules, { place, draft, moves }: MoveDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusal(found)) return found
  const byId = new Map(gamesOfPlan(found.known.planned).map(game => [game.game, game]))
  if (moves.some(({ game }) => !byId.has(game))) return NOT_IN_DRAFT
  const games = moves.flatMap(({ game, slot }): readonly MovedDraftGame[] => {
    const now = byId.get(game)
    if (!now) return []
    const { home, away, date, time, location } = now
    const was = { date, time, location }
    const is = withWanted(was, slot)
    return isSameSlot(was, is) ? [] : [{ game, home, away, was, is }]
  })
  const fault = games.map(({ is }) => slotFault(is)).find(found => found !== undefined)
  if (fault) return fault
  return games.length === 0 ? nothing : facts({ type: 'DraftGamesMoved', data: { ...place, plan: draft, games } })
}

type SwapDraftGames = OfDraft & { readonly games: readonly [GameId, GameId] }

/** Two games of a draft exchange their slots. */
export const swapDraftGames = (state: LeagueSchedules, { place, draft, games }: SwapDraftGames): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  if (isRefusal(found)) return found
  const [one, other] = games.map(id => gamesOfPlan(found.known.planned).find(({ game }) => game === id))
  if (!one || !other) return NOT_IN_DRAFT
  const slotOf = ({ date, time, location }: PlannedGame): DraftSlot => ({ date, time, location })
  const moves = [
    { game: one.game, slot: slotOf(other) },
    { game: other.game, slot: slotOf(one) },
  ]
  return moveDraftGames(state, { place, draft, moves })
}

type ChooseDraft = { readonly place: SchedulePlace; readonly was: PlanId | null; readonly is: PlanId | null }

/** Discards the draft of a schedule, or brings one back that was discarded or replaced; `was` is the one that the caller knows of. */
export const chooseDraft = (state: LeagueSchedules, { place, was, is }: ChooseDraft): Decision<ScheduleFact> => {
  const schedule = existingSchedule(state, place.schedule)
  if (!schedule) return SCHEDULE_NOT_FOUND
  if ([was, is].some(draft => draft !== null && !schedule.drafts.has(draft))) return DRAFT_NOT_FOUND
  if (schedule.draft === is) return nothing
  if (schedule.draft !== was) return was === null ? ANOTHER_DRAFT : NOT_A_DRAFT_NOW
  if (schedule.generations.some(({ draft }) => draft !== null && draft === is)) return IS_PUBLISHED
  return facts({ type: 'DraftChosen', data: { ...place, was, is } })
}

/** Takes the generation of a draft back: the schedule has the draft again whose place it took. */
export const undoDraft = (state: LeagueSchedules, { place, draft }: OfDraft): Decision<ScheduleFact> => {
  const found = presentDraft(state, { place, draft })
  return isRefusal(found) ? found : chooseDraft(state, { place, was: draft, is: found.known.before })
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
  if (isRefusal(found)) return found
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
