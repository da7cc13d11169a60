import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import { addDraftGames, moveDraftGames, removeDraftGames, swapDraftGames } from '@fullcourt/domain/schedules/draft-game-decisions'
import { draftGamePart } from '@fullcourt/domain/schedules/drafts'
import type { PlannedGame } from '@fullcourt/domain/schedules/events'
import { draftImportedGames } from '@fullcourt/domain/schedules/imported-draft'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { command, data } from '../../../core/facts/command'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { coveredOrganization, type Scope } from '../../../core/http/scope'
import { ScheduleAccess } from '../schedule-access'

type OfDraft = { readonly scope: Scope; readonly draft: PlanId }
type Moves = Parameters<typeof moveDraftGames>[1]['moves']

/** Puts games of a draft into other slots. */
export const MoveDraftGames = command('MoveDraftGames', {
  takes: data<OfDraft & Expecting & { readonly moves: Moves }>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, draft }, { schedules }) => schedules.placeOfDraft(scope, draft),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { draft, moves }) => moveDraftGames(state, { place, draft, moves }),
  expects: ({ expectedRevision, moves }) =>
    expecting(
      expectedRevision,
      moves.map(({ game }) => draftGamePart(game)),
    ),
})

/** Two games of a draft exchange their slots. */
export const SwapDraftGames = command('SwapDraftGames', {
  takes: data<OfDraft & { readonly games: readonly [GameId, GameId] }>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, draft }, { schedules }) => schedules.placeOfDraft(scope, draft),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { draft, games }) => swapDraftGames(state, { place, draft, games }),
})

/** Adds games to a draft; those that have an id come back under it. */
export const AddDraftGames = command('AddDraftGames', {
  takes: data<OfDraft & { readonly games: readonly (Omit<PlannedGame, 'game'> & { readonly game?: GameId })[] }>(),
  uses: { schedules: ScheduleAccess, ids: IdAllocator },
  access: async ({ scope, draft, games }, { schedules, ids }) => {
    const place = await schedules.placeOfDraft(scope, draft)
    const taken = (await ids.take('game', games.filter(({ game }) => game === undefined).length))[Symbol.iterator]()
    const named = games.map((game): PlannedGame => ({ ...game, game: game.game ?? taken.next().value ?? 0 }))
    return { organization: place.organization, place, named }
  },
  stream: scheduleStream,
  id: ({ place }) => place.league,
  decide: (state, { place, named }, { draft }) => addDraftGames(state, { place, draft, games: named }),
})

/** Takes games out of a draft. */
export const RemoveDraftGames = command('RemoveDraftGames', {
  takes: data<OfDraft & { readonly games: readonly GameId[] }>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, draft }, { schedules }) => schedules.placeOfDraft(scope, draft),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { draft, games }) => removeDraftGames(state, { place, draft, games }),
})

/** Makes games of files a draft, in a schedule of their own. */
export const DraftImportedGames = command('DraftImportedGames', {
  takes: data<{ readonly scope: Scope } & Parameters<typeof draftImportedGames>[1]>(),
  access: ({ scope, place }) => ({ organization: coveredOrganization(scope, place.organization) }),
  stream: scheduleStream,
  id: (_, { place: { league } }) => league,
  decide: (state, _, draft) => draftImportedGames(state, draft),
})
