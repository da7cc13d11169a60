import type { GameId, PlanId, ScheduleId } from '../ids/kinds'
import type {
  DraftChosen,
  DraftedGame,
  DraftGamesAdded,
  DraftGamesMoved,
  DraftGamesRemoved,
  GenerationPlan,
  ScheduleDrafted,
  ScheduleFact,
  SchedulePlanned,
} from './events'

/** A generated schedule as it is edited before anybody but staff sees it (docs/schedules.md#drafts). */
export type ScheduleDraft = {
  readonly planned: GenerationPlan
  /** The draft whose place it took. */
  readonly before: PlanId | null
  /** Whether games had its ids already: it was published, and that was undone. */
  readonly isUsed: boolean
}

/** The draft that a schedule has, and with it those that may still come back, the one that went last at the end. */
export type Drafts = { readonly draft: PlanId | null; readonly drafts: ReadonlyMap<PlanId, ScheduleDraft> }

export const noDrafts: Drafts = { draft: null, drafts: new Map() }

/** The part of a league's schedules that says which draft a schedule has. */
export const draftPart = (schedule: ScheduleId): string => `draft of schedule ${schedule}`
/** The part of a league's schedules that is one game of a draft. */
export const draftGamePart = (game: GameId): string => `game ${game} of a draft`

/** A plan in which some games are in other slots. */
export const withMoved = (planned: GenerationPlan, moved: DraftGamesMoved['data']['games']): GenerationPlan => {
  const slots = new Map(moved.map(({ game, is }) => [game, is]))
  const weeks = planned.weeks.map(week => ({
    ...week,
    games: week.games.map(game => ({ ...game, ...slots.get(game.game) })),
  }))
  return { ...planned, weeks }
}

/** A plan with further games in its weeks. */
export const withAdded = (planned: GenerationPlan, added: readonly DraftedGame[]): GenerationPlan => {
  const weeks = planned.weeks.map((week, index) => {
    const here = added.filter(game => game.week === index).map(({ week: _, ...game }) => game)
    return here.length === 0 ? week : { ...week, games: [...week.games, ...here] }
  })
  return { ...planned, weeks }
}

/** A plan without some of its games. */
export const withoutRemoved = (planned: GenerationPlan, removed: readonly DraftedGame[]): GenerationPlan => {
  const ids = new Set(removed.map(({ game }) => game))
  const weeks = planned.weeks.map(week => ({ ...week, games: week.games.filter(({ game }) => !ids.has(game)) }))
  return { ...planned, weeks }
}

/** A fact that changes the games of a draft. */
type DraftEdited = DraftGamesMoved | DraftGamesAdded | DraftGamesRemoved

/** A draft's plan after somebody changed its games. */
export const edited = (planned: GenerationPlan, fact: DraftEdited): GenerationPlan => {
  switch (fact.type) {
    case 'DraftGamesMoved':
      return withMoved(planned, fact.data.games)
    case 'DraftGamesAdded':
      return withAdded(planned, fact.data.games)
    case 'DraftGamesRemoved':
      return withoutRemoved(planned, fact.data.games)
  }
}

/** So many drafts of a schedule are kept: the present one, and those of the last two steps that somebody may take back. */
const KEPT_DRAFTS = 3

const withDraft = (drafts: Drafts['drafts'], plan: PlanId, draft: ScheduleDraft): Drafts['drafts'] => {
  const others = [...drafts].filter(([id]) => id !== plan)
  return new Map([...others, [plan, draft] as const].slice(-KEPT_DRAFTS))
}

const changeDraft = (known: Drafts, plan: PlanId, how: (draft: ScheduleDraft) => ScheduleDraft): Drafts['drafts'] => {
  const draft = known.drafts.get(plan)
  return draft ? withDraft(known.drafts, plan, how(draft)) : known.drafts
}

/** What a fact changes of the drafts of its schedule. */
export const evolveDrafts = (known: Drafts, fact: ScheduleDrafted | DraftEdited | DraftChosen | SchedulePlanned): Drafts => {
  switch (fact.type) {
    case 'ScheduleDrafted': {
      const { was: before, ...planned } = fact.data
      return { draft: planned.plan, drafts: withDraft(known.drafts, planned.plan, { planned, before, isUsed: false }) }
    }
    case 'DraftGamesMoved':
    case 'DraftGamesAdded':
    case 'DraftGamesRemoved': {
      const change = (draft: ScheduleDraft) => ({ ...draft, planned: edited(draft.planned, fact) })
      return { ...known, drafts: changeDraft(known, fact.data.plan, change) }
    }
    case 'DraftChosen': {
      const { was, is } = fact.data
      return { draft: is, drafts: changeDraft(known, is ?? was ?? 0, draft => draft) }
    }
    case 'SchedulePlanned': {
      const { draft: published } = fact.data
      if (published === null) return known
      return { draft: null, drafts: changeDraft(known, published, draft => ({ ...draft, isUsed: true })) }
    }
  }
}

const OF_DRAFTS: readonly string[] = [
  'ScheduleDrafted',
  'DraftGamesMoved',
  'DraftGamesAdded',
  'DraftGamesRemoved',
  'DraftChosen',
  'PendingChangesSet',
] satisfies readonly ScheduleFact['type'][]

/** Whether a fact says something of a draft or of changes that wait, which only staff see. */
export const isOfDraft = ({ type }: { readonly type: string }): boolean => OF_DRAFTS.includes(type)

/** The parts of a league's schedules that a fact about a draft changes. */
export const draftPartsOf = (fact: ScheduleFact): readonly string[] => {
  switch (fact.type) {
    case 'ScheduleDrafted':
    case 'DraftChosen':
      return [draftPart(fact.data.schedule)]
    case 'DraftGamesMoved':
      return fact.data.games.map(({ game }) => draftGamePart(game))
    case 'DraftGamesAdded':
    case 'DraftGamesRemoved':
      return [draftPart(fact.data.schedule), ...fact.data.games.map(({ game }) => draftGamePart(game))]
    default:
      return []
  }
}
