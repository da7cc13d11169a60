import type { GameId, PlanId, ScheduleId } from '../ids/kinds'
import type { DraftChosen, DraftGamesMoved, GenerationPlan, ScheduleDrafted, ScheduleFact, SchedulePlanned } from './events'

/** A generated schedule as it is edited before anybody but staff sees it (docs/schedules.md#drafts). */
export type ScheduleDraft = {
  readonly planned: GenerationPlan
  /** The draft whose place it took. */
  readonly before: PlanId | null
  /** Whether games had its ids already: it was published, and that was undone. */
  readonly isUsed: boolean
}

/** The draft that a schedule has, and all that it ever had. */
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

const changeDraft = (known: Drafts, plan: PlanId, how: (draft: ScheduleDraft) => ScheduleDraft): Drafts['drafts'] => {
  const draft = known.drafts.get(plan)
  return draft ? new Map(known.drafts).set(plan, how(draft)) : known.drafts
}

/** What a fact changes of the drafts of its schedule. */
export const evolveDrafts = (known: Drafts, fact: ScheduleDrafted | DraftGamesMoved | DraftChosen | SchedulePlanned): Drafts => {
  switch (fact.type) {
    case 'ScheduleDrafted': {
      const { was: before, ...planned } = fact.data
      return { draft: planned.plan, drafts: new Map(known.drafts).set(planned.plan, { planned, before, isUsed: false }) }
    }
    case 'DraftGamesMoved': {
      const { plan, games } = fact.data
      return {
        ...known,
        drafts: changeDraft(known, plan, draft => ({ ...draft, planned: withMoved(draft.planned, games) })),
      }
    }
    case 'DraftChosen':
      return { ...known, draft: fact.data.is }
    case 'SchedulePlanned': {
      const { draft: published } = fact.data
      if (published === null) return known
      return { draft: null, drafts: changeDraft(known, published, draft => ({ ...draft, isUsed: true })) }
    }
  }
}

/** Whether a fact says something of a draft alone, which only staff see. */
export const isOfDraft = ({ type }: { readonly type: string }): boolean =>
  type === 'ScheduleDrafted' || type === 'DraftGamesMoved' || type === 'DraftChosen'

/** The parts of a league's schedules that a fact about a draft changes. */
export const draftPartsOf = (fact: ScheduleFact): readonly string[] => {
  switch (fact.type) {
    case 'ScheduleDrafted':
    case 'DraftChosen':
      return [draftPart(fact.data.schedule)]
    case 'DraftGamesMoved':
      return fact.data.games.map(({ game }) => draftGamePart(game))
    default:
      return []
  }
}
