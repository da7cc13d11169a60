import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import { updatePeriodScores, type UpdatePeriodScore } from '@fullcourt/domain/games/decide'
import type { EditedFigure } from '@fullcourt/domain/games/figure'
import { DEFAULT_PERIODS } from '@fullcourt/domain/games/periods'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PeriodId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import type { Scope } from '../http/scope'
import { GamesInReach } from './games-in-reach'
import { sideOfTeam } from './side-of-team'

/** Points of a team in a period; null takes them out. */
export type TeamPeriodScore = { readonly period: PeriodId; readonly team: TeamId; readonly points: number | null }

/** Enters points of periods; those not named stay. `seen` is the latest revision of the periods as the form read them. */
export class UpdatePeriodScores {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly game: GameId,
    readonly scores: readonly TeamPeriodScore[],
    readonly seen?: number,
  ) {}
}

const KNOWN = DEFAULT_PERIODS.map(({ id }) => id)

const refuseTwice = (points: readonly UpdatePeriodScore[]) => {
  const named = points.map(({ period, side }) => `${period} ${side}`)
  if (new Set(named).size < named.length)
    throw new Refused(refuse('invalid', 'periodScores names the same period and team twice.'))
}

const figuresOf = (points: readonly UpdatePeriodScore[]): EditedFigure[] =>
  points.map(({ period }) => `period:${period}` as const)

@CommandHandler(UpdatePeriodScores)
export class UpdatePeriodScoresHandler implements ICommandHandler<UpdatePeriodScores> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GamesInReach,
  ) {}

  async execute({ call, scope, game, scores, seen }: UpdatePeriodScores) {
    const place = await this.games.placeOf(scope, game)
    const points = scores.map(({ period, team, points }) => ({ period, side: sideOfTeam(place, team), points }))
    refuseTwice(points)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      call,
      organization: place.organization,
      decide: state => updatePeriodScores(state, { points, known: KNOWN }),
      seen: seen === undefined ? undefined : { figures: figuresOf(points), revision: seen },
    })
  }
}
