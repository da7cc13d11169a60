import { createMatchupGame, matchupGameContext, removeMatchupGame, setThirdPlace } from '@fullcourt/domain/brackets/decide'
import type { BracketFact, MatchupGameCreated, MatchupPlace } from '@fullcourt/domain/brackets/events'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { settleMatchup } from '@fullcourt/domain/brackets/settle'
import { bracketStream, gameOfMatchup, thirdPlacePart } from '@fullcourt/domain/brackets/state'
import { nothing, refuse, type Decision } from '@fullcourt/domain/facts/decision'
import { slotOfGame } from '@fullcourt/domain/games/slot-taken'
import { bringBackMatchupGame, scheduleGame } from '@fullcourt/domain/games/decide'
import type { GameDetails } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import { undoCorrection } from '@fullcourt/domain/games/undo-correction'
import type { GameId, TeamId } from '@fullcourt/domain/ids/kinds'
import { SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import { BracketAccess } from '../../core/access/bracket-access'
import { DivisionAccess, type DivisionInSeason } from '../../core/access/division-access'
import { GameAccess } from '../../core/access/game-access'
import { Parents } from '../../core/access/parents'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { Refused } from '../../core/facts/refused'
import { ConflictCheck } from '../games/conflicts/conflict-check'
import { NEW_GAME, type Placing } from '../games/conflicts/placing'
import type { Scope } from '../../core/http/scope'
import { changedParts, changeMatchupGame, type WantedMatchupGame } from './matchup-game-changes'

type InDivision = { readonly scope: Scope; readonly at: DivisionInSeason }
/** What a policy says of a matchup's game. */
type OfMatchup = { readonly place: MatchupPlace }

/** Says whether the losers of the semifinals of a division play for third place. */
export const SetThirdPlace = command('SetThirdPlace', {
  takes: data<InDivision & Expecting & { readonly is: boolean }>(),
  uses: { divisions: DivisionAccess },
  access: ({ scope, at }, { divisions }) => divisions.placeInSeason(scope, at),
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (brackets, place, { is }) => setThirdPlace(brackets, { ...place, is }),
  expects: ({ expectedRevision }, { division }) => expecting(expectedRevision, [thirdPlacePart(division)]),
})

export type NewMatchupGame = {
  readonly matchup: string
  readonly home: TeamId | undefined
  readonly away: TeamId | undefined
  readonly details: Partial<GameDetails>
}

/** Where the game would be that a decision gives to a matchup. */
const placingIn = (decision: Decision<BracketFact>): Placing | undefined => {
  const [fact] = decision.kind === 'facts' ? decision.facts : []
  if (fact?.type !== 'MatchupGameCreated') return undefined
  return {
    id: NEW_GAME,
    context: matchupGameContext(fact.data),
    slot: slotOfGame(fact.data.details, { score: null }),
  }
}

const WAS_DELETED = refuse(
  'conflict',
  'This game was created and deleted again. Bring it back from the history, or create another one.',
)

/**
 * Gives a matchup its game; a policy schedules it. Where conflicts are not allowed, what would be in the way of the game refuses it.
 */
export const CreateMatchupGame = command('CreateMatchupGame', {
  takes: data<
    InDivision & {
      readonly wanted: NewMatchupGame
      readonly allowConflicts?: boolean
      /** An id that was taken for it before; else it gets the next one. */
      readonly game?: GameId
    }
  >(),
  uses: { decider: Decider, divisions: DivisionAccess, brackets: BracketAccess, conflicts: ConflictCheck },
  access: async ({ context, scope, at, wanted, allowConflicts = true, game }, { decider, divisions, brackets, conflicts }) => {
    const place = await divisions.placeInSeason(scope, at)
    if (game !== undefined && (await decider.state(gameStream, game)).kind === 'deleted') throw new Refused(WAS_DELETED)
    const results = await brackets.results(at.season, at.division)
    if (!allowConflicts) {
      const now = await decider.state(bracketStream, place.season)
      const placing = placingIn(createMatchupGame(now, { ...place, ...wanted, game: NEW_GAME, results }))
      if (placing) await conflicts.refusePlacing(undefined, placing)
    }
    return { ...place, results, game: game ?? (await context.nextId('game')) }
  },
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (brackets, found, { wanted }) => createMatchupGame(brackets, { ...found, ...wanted }),
  makes: ({ game }) => game,
})

/**
 * Changes details and result of a game of a bracket in one step; `undoes` are the later games whose undoing was confirmed. Where
 * conflicts are not allowed, what would be in the way of the game refuses it.
 */
export const ChangeMatchupGame = command('ChangeMatchupGame', {
  takes: data<
    InDivision &
      Expecting & {
        readonly game: GameId
        readonly wanted: WantedMatchupGame
        readonly undoes: Confirmed
        readonly allowConflicts?: boolean
      }
  >(),
  uses: {
    decider: Decider,
    divisions: DivisionAccess,
    games: GameAccess,
    brackets: BracketAccess,
    conflicts: ConflictCheck,
  },
  access: async (
    { scope, at, game, wanted, undoes, allowConflicts = true },
    { decider, divisions, games, brackets, conflicts },
  ) => {
    const { organization } = await divisions.placeInSeason(scope, at)
    const place = await games.placeOf(scope, game, at)
    if (!allowConflicts) {
      const now = await decider.state(gameStream, game)
      await conflicts.refuse(now, changeMatchupGame(wanted)(now))
    }
    return { organization, guard: await brackets.guard(place, undoes) }
  },
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (game, { guard }, { wanted }) => guard(game, changeMatchupGame(wanted)(game)),
  expects: ({ expectedRevision, wanted }) => expecting(expectedRevision, changedParts(wanted)),
})

/** Takes the last correction of a result back, and with it what it undid; `undoes` are games whose undoing was confirmed. */
export const UndoCorrection = command('UndoCorrection', {
  takes: data<Expecting & { readonly scope: Scope; readonly game: GameId; readonly undoes: Confirmed }>(),
  uses: { games: GameAccess, brackets: BracketAccess },
  access: async ({ scope, game, undoes }, { games, brackets }) => {
    const place = await games.placeOf(scope, game)
    return { organization: place.organization, guard: await brackets.guard(place, undoes) }
  },
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (game, { guard }) => guard(game, undoCorrection(game)),
  expects: ({ expectedRevision }) => expecting(expectedRevision, ['score']),
})

/** Schedules the game of a matchup as the fact says that gave the matchup to it. */
export const ScheduleMatchupGame = command('ScheduleMatchupGame', {
  takes: data<{ readonly created: MatchupGameCreated['data'] }>(),
  uses: { parents: Parents },
  access: async ({ created: { organization, season } }, { parents }) => {
    if (!(await parents.areActive({ organization, season }))) throw new Refused(SEASON_NOT_FOUND)
    return { organization }
  },
  stream: gameStream,
  id: (_, { created }) => created.game,
  decide: (state, _, { created }) =>
    scheduleGame(state, { game: created.game, in: matchupGameContext(created), details: created.details }),
})

/** Frees the matchup of a game that is gone, or was never scheduled; one that is back by now keeps it. */
export const FreeMatchup = command('FreeMatchup', {
  takes: data<OfMatchup>(),
  uses: { decider: Decider },
  access: async ({ place: { organization, season, game } }, { decider }) => {
    const { kind } = await decider.state(gameStream, game)
    return { organization, season, isBack: kind === 'active' }
  },
  stream: bracketStream,
  id: ({ season }) => season,
  decide: (brackets, { isBack }, { place }) => (isBack ? nothing : removeMatchupGame(brackets, place)),
})

/** Brings the deleted game back that has its matchup again; one that has lost it since stays deleted. */
export const BringBackMatchupGame = command('BringBackMatchupGame', {
  takes: data<OfMatchup>(),
  uses: { decider: Decider },
  access: async ({ place: { organization, season, division, matchup, game } }, { decider }) => {
    const brackets = await decider.state(bracketStream, season)
    return { organization, game, isHolder: gameOfMatchup(brackets, division, matchup) === game }
  },
  stream: gameStream,
  id: ({ game }) => game,
  decide: (game, { isHolder }) => (isHolder ? bringBackMatchupGame(game) : nothing),
})

/** Brings the game of a matchup in line with the results before it, as they are now. */
export const SettleMatchupGame = command('SettleMatchupGame', {
  takes: data<OfMatchup>(),
  uses: { decider: Decider, brackets: BracketAccess },
  access: async ({ place: { organization, season, division } }, { decider, brackets }) => ({
    organization,
    results: await brackets.results(season, division),
    brackets: await decider.state(bracketStream, season),
  }),
  stream: gameStream,
  id: (_, { place }) => place.game,
  decide: (game, { brackets, results }, { place }) => settleMatchup(brackets, place, results)(game),
})
