import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { restoreMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { refuse } from '@fullcourt/domain/facts/decision'
import { GAME_NOT_FOUND, restoreGame, restoreGameDeletedBy } from '@fullcourt/domain/games/decide'
import type { GameContext } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { LEAGUE_IS_DELETED } from '@fullcourt/domain/leagues/decide'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import { SEASON_IS_DELETED } from '@fullcourt/domain/seasons/decide'
import { existingSeason, seasonsStream } from '@fullcourt/domain/seasons/state'
import { BracketAccess } from '../../../core/access/bracket-access'
import { GameAccess, type GameWithin } from '../../../core/access/game-access'
import { Parents } from '../../../core/access/parents'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'

const SIDE_HAS_LEFT = refuse('conflict', 'A team of this game is no longer in its league: bring the team back first.')

/**
 * Brings a deleted game back whole; `deletedBy` names the fact because of which it was deleted, where a policy does so. A game of a
 * bracket comes back by a call alone: another one may have had its matchup meanwhile.
 */
export class RestoreGame {
  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly scope: Scope
      readonly game: GameId
      readonly within?: GameWithin | undefined
      readonly deletedBy?: string | undefined
    },
  ) {}
}

@CommandHandler(RestoreGame)
export class RestoreGameHandler implements ICommandHandler<RestoreGame> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly parents: Parents,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, data: { scope, game: id, within, deletedBy } }: RestoreGame) {
    const game = await this.games.knownGame(scope, id, within)
    const { organization, season, division } = game.context
    const matchup = game.details.matchId
    const isWanted = game.kind === 'deleted' && (deletedBy === undefined || game.cause === deletedBy)
    await this.games.refuseSwitchedOff(scope, game.context)
    if (isWanted) await this.refuseHomeless(game.context)
    if (isWanted && deletedBy === undefined && matchup !== null && division !== null) {
      const results = await this.brackets.results(season, division)
      const entries = SIDES.map(side => game.context[side].entry)
      return this.decider.handle({
        stream: bracketStream,
        id: season,
        context,
        organization,
        decide: brackets => restoreMatchupGame(brackets, { organization, season, division, matchup, game: id, entries, results }),
      })
    }
    return this.decider.handle({
      stream: gameStream,
      id,
      context,
      organization,
      decide: state => (deletedBy === undefined ? restoreGame(state) : restoreGameDeletedBy(state, deletedBy)),
    })
  }

  /** What a game belongs to must be there, and both teams in it. */
  private async refuseHomeless({ organization, season, league, ...sides }: GameContext): Promise<void> {
    if (!(await this.parents.organizationIsActive(organization))) throw new Refused(GAME_NOT_FOUND)
    const [seasons, contents] = await Promise.all([
      this.decider.state(seasonsStream, organization),
      this.decider.state(seasonStream, season),
    ])
    if (!existingSeason(seasons, season)) throw new Refused(SEASON_IS_DELETED)
    if (league !== null && !existingLeague(contents, league)) throw new Refused(LEAGUE_IS_DELETED)
    if (SIDES.some(side => contents.entries.get(sides[side].entry)?.left !== false)) throw new Refused(SIDE_HAS_LEFT)
  }
}
