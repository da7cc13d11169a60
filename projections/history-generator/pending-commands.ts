import { isPlayed, updateScore } from '@fullcourt/domain/games/decide'
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

const set = (installation: Installation, place: LeaguePlace, changes: readonly WantedChange[]): void =>
  void installation.log.decide(scheduleStream, place.league, state =>
    setPendingChanges(state, { place, changes, seen: seenIn(installation, place)(state) }),
  )

const publish = (installation: Installation, place: LeaguePlace) => {
  const plan = installation.newId('plan')
  const [fact] = installation.log.decide(scheduleStream, place.league, state =>
    publishPending(state, { place, plan, seen: seenIn(installation, place)(state) }),
  )
  return fact?.type === 'PendingChangesPublished' ? fact : undefined
}

/** Other games of a league that have no result yet. */
const othersToPlay = (installation: Installation, { league }: LeaguePlace, but: GameId): readonly GameId[] =>
  installation.games.flatMap(({ game: id }) => {
    const game = installation.log.state(gameStream, id)
    return id !== but && game.kind === 'active' && game.context.league === league && !isPlayed(game) ? [id] : []
  })

export const pendingCommands: readonly WeightedCommand[] = [
  command('change game later', 8, fc.tuple(pick, fc.constantFrom(...KINDS)), (installation, [which, kind]) =>
    withGame(installation, which, (place, game) =>
      set(installation, place, [{ game, wanted: wantedOf(installation, game, kind) }]),
    ),
  ),
  command('publish changes', 6, fc.tuple(pick, fc.boolean()), (installation, [which, andBack]) =>
    withGame(installation, which, place => {
      const fact = publish(installation, place)
      if (fact) makeChanges(installation, fact)
      if (andBack) undoLast(installation, place)
    }),
  ),
  command('publish changes while a game is scored', 4, pick, (installation, which) =>
    withGame(installation, which, (place, game) => {
      for (const one of [game, ...othersToPlay(installation, place, game).slice(0, 1)])
        set(installation, place, [{ game: one, wanted: wantedOf(installation, one, 'later') }])
      const fact = publish(installation, place)
      const scored = fact?.data.changes.at(-1)?.game
      if (!fact || scored === undefined) return
      installation.log.decide(gameStream, scored, state => updateScore(state, { is: { home: 61, away: 58 } }))
      makeChanges(installation, fact)
    }),
  ),
]
