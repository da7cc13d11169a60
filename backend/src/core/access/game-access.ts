import { Injectable } from '@nestjs/common'
import { GAME_NOT_FOUND } from '@fullcourt/domain/games/decide'
import type { GameContext } from '@fullcourt/domain/games/events'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { BRACKETS_ARE_OFF, bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { sportOf, type Sport } from '@fullcourt/domain/sports/sports'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, namedOrganization, refuseOtherGames, type Scope } from '../http/scope'
import { Parents } from './parents'
import type { DivisionInSeason } from './division-access'
import type { LeagueInSeason } from './season-access'

export type KnownGame = Exclude<Game, { kind: 'unknown' }>

/** Where a caller names a game: in its league, or in its division. */
export type GameWithin = LeagueInSeason | DivisionInSeason

/** True where the game is one of that league or division; a caller that names none finds it anywhere. */
export const isOf = (context: GameContext, within: GameWithin | undefined): boolean => {
  if (within === undefined) return true
  const isIn = 'league' in within ? context.league === within.league : context.division === within.division
  return isIn && context.season === within.season
}

/**
 * Where a game belongs, for commands: a game of somebody else, or of a season or league that was deleted, is not there. That a
 * deleted game is not there either is for the decision to say, which knows a repeated command from a new one.
 */
@Injectable()
export class GameAccess {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  /** A game, deleted or not, whatever became of what it belongs to. */
  async knownGame(scope: Scope, id: GameId, within?: GameWithin): Promise<KnownGame> {
    const game = await this.decider.state(gameStream, id)
    refuseOtherGames(scope, game.kind === 'unknown' ? undefined : game)
    if (game.kind === 'unknown' || !covers(scope, game.context.organization) || !isOf(game.context, within))
      throw new Refused(GAME_NOT_FOUND)
    return game
  }

  /** Throws 403 for a game of a bracket where the organization does not work with brackets: nobody changes anything of it. */
  async refuseSwitchedOff(scope: Scope, { organization, division }: GameContext): Promise<void> {
    if (division === null || scope.kind === 'policy') return
    const state = await this.decider.state(organizationStream, organization)
    if (state.kind === 'active' && !bracketsAreOn(state.flags)) throw new Refused(BRACKETS_ARE_OFF)
  }

  /** The sport of a game that is there: that of its season. */
  async sportOf({ organization, season }: GameContext): Promise<Sport | undefined> {
    const found = (await this.decider.state(seasonsStream, organization)).get(season)
    return found && sportOf(found.sport)
  }

  /** Where a game is that a command is about to change. */
  async placeOf(scope: Scope, id: GameId, within?: GameWithin): Promise<GameContext> {
    const [game] = await Promise.all([
      this.knownGame(scope, id, within),
      this.parents.read({ organization: namedOrganization(scope), season: within?.season }),
    ])
    if (!(await this.parents.areActive(game.context))) throw new Refused(GAME_NOT_FOUND)
    await this.refuseSwitchedOff(scope, game.context)
    return game.context
  }
}
