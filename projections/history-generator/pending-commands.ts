import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import {
  publishPending,
  setPendingChanges,
  undoPublishing,
  type ChangesSeen,
  type WantedChange,
} from '@fullcourt/domain/schedules/pending/decide'
import { termsOf } from '@fullcourt/domain/schedules/pending/terms'
import { scheduleStream, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import { carriedOut } from './schedule-commands'
import { makeChanges } from './schedule-policies'

const seenIn =
  (installation: Installation, { season }: LeaguePlace) =>
  (state: LeagueSchedules): ChangesSeen => ({
    gameNow: id => installation.log.state(gameStream, id),
    nameOf: String,
    plans: carriedOut(state),
    gone: entry => (installation.contents(season).entries.get(entry)?.left === false ? undefined : 'A team'),
  })

const KINDS = ['later', 'other way round', 'deleted', 'as it is'] as const

const wantedOf = (installation: Installation, game: GameId, kind: (typeof KINDS)[number]): WantedChange['wanted'] => {
  const now = installation.log.state(gameStream, game)
  if (now.kind === 'unknown' || kind === 'as it is') return null
  if (kind === 'deleted') return 'deleted'
  const { home, away } = termsOf({ context: now.context, details: now.details })
  return kind === 'later' ? { date: '2025-11-02', time: '19:45' } : { home: away, away: home }
}

/** A game of a league that is there. */
const withGame = (installation: Installation, which: number, run: (place: LeaguePlace, game: GameId) => void): void => {
  const games = installation.games.flatMap(({ game: id }) => {
    const game = installation.log.state(gameStream, id)
    return game.kind === 'active' && game.context.league !== null && installation.isThere(game.context) ? [game] : []
  })
  const game = choose(games, which)
  if (!game || game.context.league === null) return
  const { organization, season, league } = game.context
  run({ organization, season, league }, game.id)
}

const undoLast = (installation: Installation, place: LeaguePlace): void => {
  const last = installation.log.state(scheduleStream, place.league).published
  if (!last) return
  const { plan: id, fact, changes, waits } = last
  const plan = installation.newId('plan')
  const [made] = installation.log.decide(scheduleStream, place.league, state =>
    undoPublishing(state, {
      place,
      plan,
      undoes: { plan: id, fact },
      published: changes,
      waited: waits,
      seen: seenIn(installation, place)(state),
    }),
  )
  if (made?.type === 'PendingChangesPublished') makeChanges(installation, made)
}

export const pendingCommands: readonly WeightedCommand[] = [
  command('change game later', 8, fc.tuple(pick, fc.constantFrom(...KINDS)), (installation, [which, kind]) =>
    withGame(installation, which, (place, game) => {
      const wanted = wantedOf(installation, game, kind)
      installation.log.decide(scheduleStream, place.league, state =>
        setPendingChanges(state, { place, changes: [{ game, wanted }], seen: seenIn(installation, place)(state) }),
      )
    }),
  ),
  command('publish changes', 6, fc.tuple(pick, fc.boolean()), (installation, [which, andBack]) =>
    withGame(installation, which, place => {
      const plan = installation.newId('plan')
      const [fact] = installation.log.decide(scheduleStream, place.league, state =>
        publishPending(state, { place, plan, seen: seenIn(installation, place)(state) }),
      )
      if (fact?.type === 'PendingChangesPublished') makeChanges(installation, fact)
      if (andBack) undoLast(installation, place)
    }),
  ),
]
