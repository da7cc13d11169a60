import { seasonStream, leavingsOf, type SeasonContents } from '@fullcourt/domain/entries/state'
import { gameStream } from '@fullcourt/domain/games/state'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { Documents } from '../../storage/documents/documents'
import type { Decider } from '../../core/facts/decider'
import { type Policy, withCause } from '../../core/facts/policy'
import { gamesOfTeam } from '../../core/readers/team-games'
import { DeleteGame } from './games.commands'
import { RestoreGame } from './commands/restore-game.command'

/**
 * When a team leaves a league, the games of that entry are deleted, unless it was brought back before
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const deleteGamesOfLeftTeam = (decider: Decider, documents: Documents): Policy<'TeamLeftLeague'> => ({
  name: 'delete-games-of-left-team',
  on: ['TeamLeftLeague'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, season, team, entry } }, call) => {
    const { entries } = await decider.state(seasonStream, season)
    if (entries.get(entry)?.left === false) return []
    const games = await gamesOfTeam(documents, { season, team, entry })
    return games.map(({ id }) => new DeleteGame(call(id), { scope: { kind: 'policy', organization }, game: id }))
  },
})

/**
 * A game that was scheduled, or brought back, while one of its teams left the league is deleted as those are that were there before
 * (docs/facts.md#rules-over-several-streams): because that team left, so that it comes back with it.
 */
export const deleteGameOfLeftEntry = (decider: Decider): Policy<'GameScheduled' | 'GameRestored'> => ({
  name: 'delete-game-of-left-entry',
  on: ['GameScheduled', 'GameRestored'],
  onRefused: 'log',
  plan: async (
    {
      data: {
        game,
        in: { season, organization },
      },
    },
    call,
  ) => {
    const [state, { entries }] = await Promise.all([decider.state(gameStream, game), decider.state(seasonStream, season)])
    if (state.kind !== 'active') return []
    const { home, away } = state.context
    const [left] = [home, away].flatMap(({ entry }) => {
      const side = entries.get(entry)
      return side?.left === true ? [side] : []
    })
    if (!left) return []
    const context = withCause(call('delete'), left.leaving?.fact ?? null)
    return [new DeleteGame(context, { scope: { kind: 'policy', organization }, game })]
  },
})

/**
 * The facts by which the season's present entries once left: a game of two teams that both left is deleted because of the first,
 * and comes back when the second of them does, in whatever order that happens. One that left again before its games were back
 * brings back those of each time.
 */
const leavings = ({ entries }: SeasonContents): readonly string[] =>
  [...entries.values()].flatMap(entry => (entry.left ? [] : leavingsOf(entry)))

const gameOf = (deletion: HistoryEntry | null, entry: EntryId): number | undefined => {
  if (deletion?.type !== 'GameDeleted') return undefined
  const { home, away } = deletion.data.in
  return home.entry === entry || away.entry === entry ? deletion.data.game : undefined
}

/**
 * With a team that is back in its league come just the games which were deleted because it left (docs/facts.md#deleting-and-bringing-back).
 */
export const restoreGamesOfRestoredEntry = (decider: Decider, documents: Documents): Policy<'EntryRestored'> => ({
  name: 'restore-games-of-restored-entry',
  on: ['EntryRestored'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, season, entry } }, call) => {
    const contents = await decider.state(seasonStream, season)
    if (contents.entries.get(entry)?.left !== false) return []
    const scope = { kind: 'policy', organization } as const
    const plans = leavings(contents).map(async cause => {
      const followed = await documents.list(history, { index: 'cause', key: cause })
      const games = new Set(followed.flatMap(({ body }) => gameOf(body, entry) ?? []))
      return [...games].map(game => new RestoreGame(call(`${cause} ${game}`), { scope, game, deletedBy: cause }))
    })
    return (await Promise.all(plans)).flat()
  },
})
