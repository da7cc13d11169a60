import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { updatePeriodScores, type UpdatePeriodScore } from '@fullcourt/domain/games/decide'
import type { EditedFigure } from '@fullcourt/domain/games/figure'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PeriodId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess } from '../../access/game-access'
import { GamePeriods } from './game-periods'
import { sideOfTeam } from './side-of-team'

/** Points of a team in a period; null takes them out. */
export type TeamPeriodScore = { readonly period: PeriodId; readonly team: TeamId; readonly points: number | null }

/** Enters points of periods; those not named stay. `seen` is the latest revision of the periods as the form read them. */
export class UpdatePeriodScores {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly scores: readonly TeamPeriodScore[],
    readonly expectedRevision?: number,
  ) {}
}

const refuseTwice = (points: readonly UpdatePeriodScore[]) => {
  const named = points.map(({ period, side }) => `${period} ${side}`)
  if (new Set(named).size < named.length) throw new Refused(refuse('invalid', 'The same period and team are named twice.'))
}

const figuresOf = (points: readonly UpdatePeriodScore[]): EditedFigure[] =>
  points.map(({ period }) => `period:${period}` as const)

@CommandHandler(UpdatePeriodScores)
export class UpdatePeriodScoresHandler implements ICommandHandler<UpdatePeriodScores> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
    private readonly periods: GamePeriods,
  ) {}

  async execute({ context, scope, game, scores, expectedRevision }: UpdatePeriodScores) {
    const gameContext = await this.games.placeOf(scope, game)
    const points = scores.map(({ period, team, points }) => ({ period, side: sideOfTeam(gameContext, team), points }))
    refuseTwice(points)
    const known = (await this.periods.of(gameContext)).map(({ id }) => id)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: gameContext.organization,
      decide: await this.brackets.guarded(gameContext, [], state => updatePeriodScores(state, { points, known })),
      expectedRevision: expecting(expectedRevision, figuresOf(points)),
    })
  }
}
