import { seasonStream, type SeasonContents } from '@fullcourt/domain/entries/state'
import { nothing } from '@fullcourt/domain/facts/decision'
import type { GameSide, GameSlot, Side } from '@fullcourt/domain/games/events'
import { gameSideOf } from '@fullcourt/domain/games/place'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, LeagueId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { TermsChange, PendingChangesPublished } from '@fullcourt/domain/schedules/events'
import { publishPending, setPendingChanges, type WantedChange } from '@fullcourt/domain/schedules/pending/decide'
import { makeChange, takeChangeBack } from '@fullcourt/domain/schedules/pending/make-change'
import { pendingPart } from '@fullcourt/domain/schedules/pending/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { SeasonAccess, type LeagueInSeason } from '../../../core/access/season-access'
import { command, data } from '../../../core/facts/command'
import { Decider } from '../../../core/facts/decider'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { orThrow } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { ChangesSeenReader } from './changes-seen'

type OfLeague = { readonly scope: Scope; readonly at: LeagueInSeason }

/** A side as a person names it, by its team. */
type NamedSide = Pick<GameSide, 'team'>
/** What is to become of a game, as a person names it. */
export type NamedChange = Pick<WantedChange, 'game'> & {
  readonly wanted: (Partial<GameSlot> & { readonly [side in Side]?: NamedSide }) | 'deleted' | null
}

/** The same with the entries of the teams. */
const resolved = (contents: SeasonContents, league: LeagueId, { game, wanted }: NamedChange): WantedChange => {
  if (wanted === null || wanted === 'deleted') return { game, wanted }
  const { home, away, ...slot } = wanted
  const sideOf = ({ team }: NamedSide) => orThrow(gameSideOf(contents, team, league))
  return { game, wanted: { ...slot, ...(home && { home: sideOf(home) }), ...(away && { away: sideOf(away) }) } }
}

/** Says what is to become of games of a league once that is published. */
export const SetPendingChanges = command('SetPendingChanges', {
  takes: data<OfLeague & { readonly changes: readonly NamedChange[] }>(),
  uses: { decider: Decider, seasons: SeasonAccess, reader: ChangesSeenReader },
  access: async ({ scope, at, changes }, { decider, seasons, reader }) => {
    const place = await seasons.leaguePlace(scope, at)
    const seen = await reader.ofGames(changes.map(({ game }) => game))
    const contents = await decider.state(seasonStream, place.season)
    const wanted = changes.map(change => resolved(contents, place.league, change))
    return { organization: place.organization, place, seen, wanted }
  },
  stream: scheduleStream,
  id: ({ place }) => place.league,
  decide: (state, { place, seen, wanted }) => setPendingChanges(state, { place, seen, changes: wanted }),
})

/** Makes what is pending in a league what everybody sees; its games follow by a policy. */
export const PublishPending = command('PublishPending', {
  takes: data<OfLeague & Expecting>(),
  uses: { decider: Decider, seasons: SeasonAccess, reader: ChangesSeenReader },
  access: async ({ context, scope, at }, { decider, seasons, reader }) => {
    const place = await seasons.leaguePlace(scope, at)
    const plan = await context.nextId('plan')
    const state = await decider.state(scheduleStream, place.league)
    const seen = await reader.ofChanges(place, state, state.pending)
    return { organization: place.organization, place, plan, seen }
  },
  stream: scheduleStream,
  id: ({ place }) => place.league,
  decide: (state, { place, plan, seen }) => publishPending(state, { place, plan, seen }),
  expects: ({ expectedRevision }, { place }) => expecting(expectedRevision, [pendingPart(place.league)]),
  makes: ({ plan }) => plan,
})

/** One of published changes; nothing where another one was refused. `because` is the id of the fact that published them. */
export const MakeChange = command('MakeChange', {
  takes: data<{ readonly of: PendingChangesPublished['data']; readonly change: TermsChange; readonly because: string }>(),
  uses: { decider: Decider },
  access: async ({ of: { organization, league, plan } }, { decider }) => {
    const { refused } = await decider.state(scheduleStream, league)
    return { organization, isRefused: refused.has(plan) }
  },
  stream: gameStream,
  id: (_, { change }) => change.game,
  decide: (state, { isRefused }, { change: { was, is }, because }) =>
    isRefused ? nothing : makeChange(state, { was, is, because }),
})

type TakenBack = {
  readonly organization: OrganizationId
  readonly league: LeagueId
  readonly change: TermsChange
  /** The fact that published the change. */
  readonly made: string
  /** The fact that says that another one was refused. */
  readonly because: string
}

/** Takes one of published changes back because another one was refused. */
export const TakeChangeBack = command('TakeChangeBack', {
  takes: data<TakenBack>(),
  access: ({ organization }) => ({ organization }),
  stream: gameStream,
  id: (_, { change }): GameId => change.game,
  decide: (state, _, { change: { was, is }, made, because }) => takeChangeBack(state, { was, is, made, because }),
})
