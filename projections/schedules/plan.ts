import type { GameId, PlanId, ScheduleId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type {
  GenerationPlan,
  PendingChangesPublished,
  ScheduleFact,
  SwappedGame,
  UnplacedGame,
} from '@fullcourt/domain/schedules/events'
import { edited } from '@fullcourt/domain/schedules/drafts'
import type { RefusedStep } from '@fullcourt/domain/schedules/state'
import { whereKnown, unknownCard, type AtRevision, type Card, type Known } from '../card'
import { projection } from '../projection'

/** What a generation said beside its games: the teams without a game in each week, and what found no place. */
export type GenerationCard = {
  readonly kind: 'generation'
  readonly schedule: ScheduleId
  readonly weeks: readonly { readonly date: string; readonly byes: readonly TeamId[] }[]
  readonly unplaced: readonly UnplacedGame[]
  readonly keeps: readonly GameId[]
  readonly seed: number
}
export type SwapCard = {
  readonly kind: 'swap'
  readonly games: readonly SwappedGame[]
  readonly undoes: PlanId | null
  /** The plan that takes it back: nothing comes of that where a step of it was refused. Documents of the version before lack it. */
  readonly undoneBy?: PlanId | null
}
/** Changes that were published, and the fact that said so. */
export type PublishedCard = Pick<PendingChangesPublished['data'], 'changes' | 'waits'> & {
  readonly kind: 'published'
  readonly fact: string
}
/** A draft as it was edited (docs/schedules.md#drafts). */
export type DraftCard = { readonly kind: 'draft'; readonly planned: GenerationPlan } & AtRevision

/** A generation, a swap, a draft or published changes, and which of its steps were refused. */
export type PlanCard = Card<
  { readonly id: PlanId; readonly undone: boolean; readonly refused: readonly RefusedStep[] } & LeaguePlace &
    (GenerationCard | SwapCard | DraftCard | PublishedCard)
>

const cardOf = ({ plan }: { readonly plan: PlanId }) => [String(plan)]

const newPlan = ({ plan: id, organization, season, league }: LeaguePlace & { readonly plan: PlanId }) =>
  ({ id, organization, season, league, undone: false, refused: [], status: 'active' }) as const

type Draft = Known<PlanCard> & DraftCard

/** A change of a draft, which has the revision of the fact then. */
const ofDraft =
  <Data>(change: (draft: Draft, data: Data) => Draft) =>
  (card: PlanCard, data: Data, { fact: { revision } }: { readonly fact: AtRevision }): PlanCard =>
    card.status === 'unknown' || card.kind !== 'draft' ? card : { ...change(card, data), revision }

export const planCard = projection<PlanCard, ScheduleFact>('planCard', { version: 3, initial: () => unknownCard })
  .on('SchedulePlanned', cardOf, (_, { schedule, weeks, unplaced, keeps, seed, ...data }) => ({
    ...newPlan(data),
    kind: 'generation',
    schedule,
    weeks: weeks.map(({ date, byes }) => ({ date, byes })),
    unplaced,
    keeps,
    seed,
  }))
  .on('ScheduleDrafted', cardOf, (_, { was: __, ...planned }, { fact: { revision } }) => ({
    ...newPlan(planned),
    kind: 'draft',
    planned,
    revision,
  }))
  .on(
    'DraftGamesMoved',
    cardOf,
    ofDraft((draft, data) => ({ ...draft, planned: edited(draft.planned, { type: 'DraftGamesMoved', data }) })),
  )
  .on(
    'DraftGamesAdded',
    cardOf,
    ofDraft((draft, data) => ({ ...draft, planned: edited(draft.planned, { type: 'DraftGamesAdded', data }) })),
  )
  .on(
    'DraftGamesRemoved',
    cardOf,
    ofDraft((draft, data) => ({ ...draft, planned: edited(draft.planned, { type: 'DraftGamesRemoved', data }) })),
  )
  .on(
    'DraftChosen',
    ({ is }) => (is === null ? [] : [String(is)]),
    ofDraft(draft => draft),
  )
  .on(
    'GenerationUndone',
    cardOf,
    whereKnown(plan => ({ ...plan, undone: true })),
  )
  .on(
    'GenerationRedone',
    cardOf,
    whereKnown(plan => ({ ...plan, undone: false })),
  )
  .on(
    'GamesSwapPlanned',
    ({ plan, undoes }) => (undoes === null ? [String(plan)] : [String(plan), String(undoes)]),
    (card, { games, undoes, ...data }, { id }) => {
      if (id === String(data.plan)) return { ...newPlan(data), kind: 'swap', games, undoes, undoneBy: null }
      return card.status === 'unknown' || card.kind !== 'swap' ? card : { ...card, undone: true, undoneBy: data.plan }
    },
  )
  .on(
    'PendingChangesPublished',
    ({ plan, undoes }) => (undoes === null ? [String(plan)] : [String(plan), String(undoes.plan)]),
    (card, { changes, undoes: _, waits, ...data }, { id, fact }) => {
      if (id === String(data.plan)) return { ...newPlan(data), kind: 'published', changes, waits, fact: fact.id }
      return card.status === 'unknown' ? card : { ...card, undone: true }
    },
  )
  .on(
    'PlanStepRefused',
    cardOf,
    whereKnown((plan, { game, why }) => ({ ...plan, refused: [...plan.refused, { game, why }] })),
  )
