import { fixtureOf } from '@fullcourt/domain/schedules/difference/fixture'
import { scheduleDifference } from '@fullcourt/domain/schedules/difference/difference'
import { teamsOfChanges } from '@fullcourt/domain/schedules/difference/team-change'
import type { TermsChange } from '@fullcourt/domain/schedules/events'
import { obstacleOf } from '@fullcourt/domain/schedules/pending/decide'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { knownOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { pendingChangesCard } from '@fullcourt/projections/schedules/pending-changes'
import { teamCard } from '@fullcourt/projections/teams/team'
import { SeasonAccess, type LeagueInSeason } from '../../../core/access/season-access'
import { Decider } from '../../../core/facts/decider'
import type { WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { SeasonReader } from '../../../core/readers/season-reader'
import { Documents } from '../../../storage/documents/documents'
import { ConflictsReader } from '../../games/conflicts/conflicts-reader'
import { placingOf } from '../../games/conflicts/placing'
import type { GameRecord } from '../../games/queries/game-answer'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { inPlayingOrder } from '../../games/queries/game-reader'
import { teamDifferences } from '../changes/team-differences'
import { ChangesSeenReader } from './changes-seen'
import type { PendingChangesAnswer, WaitingLeagueAnswer } from './pending.answers'

type OfLeague = WithScope & { readonly at: LeagueInSeason }

/** A game as it is to be; undefined where it is to be deleted. */
const withChange = (game: GameRecord, { is }: TermsChange): GameRecord | undefined => {
  if (is === null) return undefined
  const { home, away, date, time, location } = is
  return { ...game, context: { ...game.context, home, away }, details: { ...game.details, date, time, location } }
}

const fixtures = (games: readonly GameRecord[]) =>
  new Map(games.map(({ id, context, details }) => [id, fixtureOf(context, details)]))

/** What is pending in a league: each game now and then, what is in the way, and what each team would read. */
export const PendingChangesQuery = query('PendingChangesQuery', {
  uses: {
    documents: Documents,
    decider: Decider,
    seasons: SeasonAccess,
    reader: ChangesSeenReader,
    conflicts: ConflictsReader,
    names: GameNameReader,
  },
  answer: async (
    { scope, at }: OfLeague,
    { documents, decider, seasons, reader, conflicts, names },
  ): Promise<PendingChangesAnswer> => {
    const place = await seasons.leaguePlace(scope, at)
    const card = knownOf(await documents.get(pendingChangesCard, place.league))
    const pending = card?.pending ?? []
    const cards = await documents.getMany(
      gameCard,
      pending.map(({ game }) => game),
    )
    const games = inPlayingOrder([...cards.values()].flatMap(game => knownOf(game) ?? []))
    const changeOf = new Map(pending.map(change => [change.game, change]))
    const changed = games.flatMap(game => {
      const change = changeOf.get(game.id)
      return change ? [{ game, change, is: withChange(game, change) }] : []
    })
    const coming = changed.flatMap(({ is }) => is ?? [])
    const there = games.filter(({ status }) => status === 'active')
    const difference = scheduleDifference(fixtures(there), fixtures(coming))
    const [remarks, seen, now, then, teams] = await Promise.all([
      conflicts.of(
        coming.map(placingOf),
        pending.map(({ game }) => game),
      ),
      reader.ofChanges(place, await decider.state(scheduleStream, place.league), pending),
      names.answers(games),
      names.answers(coming),
      documents.getMany(teamCard, teamsOfChanges(difference)),
    ])
    const nowById = new Map(now.map(game => [game.id, game]))
    const thenById = new Map(then.map(game => [game.id, game]))
    return {
      changes: changed.flatMap(({ game: { id }, change }) => {
        const game = nowById.get(id)
        const messages = remarks.filter(({ game_id }) => game_id === id).map(({ message }) => message)
        return game
          ? [{ game, is: thenById.get(id) ?? null, conflicts: messages, obstacle: obstacleOf(change, seen) ?? null }]
          : []
      }),
      teams: [...teamDifferences(teams, difference)],
      revision: card?.revision ?? 0,
    }
  },
})

/** The leagues of the active season in which changes wait, in their order, with how many. */
export const WaitingLeaguesQuery = query('WaitingLeaguesQuery', {
  uses: { documents: Documents, seasons: SeasonReader },
  answer: async ({ scope }: WithScope, { documents, seasons }): Promise<WaitingLeagueAnswer[]> => {
    const season = await seasons.namedOrActive(scope, undefined)
    if (season === undefined) return []
    const waiting = await documents.active(pendingChangesCard, { index: 'season', key: String(season.id) })
    const changes = new Map(waiting.map(({ league, pending }) => [league, pending.length]))
    return (await seasons.leaguesOf(season)).flatMap(({ league: { id, name } }) => {
      const count = changes.get(id)
      return count === undefined ? [] : [{ season_id: season.id, league_id: id, league: name, changes: count }]
    })
  },
})
