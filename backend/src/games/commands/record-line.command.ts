import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { recordLine, type EnteredFigures } from '@fullcourt/domain/games/decide'
import type { GameContext, Side } from '@fullcourt/domain/games/events'
import type { EditedFigure } from '@fullcourt/domain/games/figure'
import { SIDES } from '@fullcourt/domain/games/sides'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { GameId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { within, type Scope } from '../../http/scope'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess } from '../../access/game-access'
import { PlayerAccess } from '../../access/player-access'
import { sideOfTeam } from './side-of-team'

/** One player's line; without `team` its side follows from the sheet and the rosters (docs/games.md#lines). */
export type PlayerLineEntry = {
  readonly game: GameId
  readonly player: PlayerId
  readonly team: TeamId | undefined
  readonly figures: EnteredFigures
}

/** Enters figures of one player's line; `seen` is the revision at which the form read the line. */
export class RecordLine {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly entry: PlayerLineEntry,
    readonly expectedRevision?: number,
  ) {}
}

const lineOf = (player: PlayerId, side: Side | undefined): EditedFigure[] =>
  (side === undefined ? SIDES : [side]).map((one): EditedFigure => `line:${one}:${player}`)

const hasLine = (game: Game, ids: readonly PlayerId[]) =>
  game.kind === 'scheduled' && game.figures.lines.some(line => ids.includes(line.player))

/** Figures of another sport are not entered: nothing would show them. */
const refuseForeignFigures = (sport: Sport | undefined, figures: EnteredFigures) => {
  const known: readonly string[] = sport?.figures ?? []
  const foreign = Object.keys(figures).find(figure => !known.includes(figure))
  if (sport && foreign !== undefined) throw new Refused(refuse('invalid', `${foreign} is not kept in ${sport.name}.`))
}

@CommandHandler(RecordLine)
export class RecordLineHandler implements ICommandHandler<RecordLine> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
    private readonly players: PlayerAccess,
  ) {}

  async execute({ context, scope, entry: { game, player, team, figures }, expectedRevision }: RecordLine) {
    const gameContext = await this.games.placeOf(scope, game)
    refuseForeignFigures(await this.games.sportOf(gameContext), figures)
    const { id, ids, kind } = await this.players.player(within(scope, gameContext.organization), player)
    const merged = ids.slice(1)
    const side = team === undefined ? undefined : sideOfTeam(gameContext, team)
    const rosters = await this.rostersOf(gameContext)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: gameContext.organization,
      decide: await this.brackets.guarded(gameContext, [], state =>
        // A removed player's lines may still be corrected; he gets no new ones.
        kind !== 'active' && !hasLine(state, ids)
          ? PLAYER_NOT_FOUND
          : recordLine(state, { player: id, merged, side, rosters, figures }),
      ),
      expectedRevision: expecting(
        expectedRevision,
        ids.flatMap(one => lineOf(one, side)),
      ),
    })
  }

  private async rostersOf({ season, home, away }: GameContext) {
    const { entries } = await this.decider.state(seasonStream, season)
    return { home: entries.get(home.entry)?.roster ?? [], away: entries.get(away.entry)?.roster ?? [] }
  }
}
