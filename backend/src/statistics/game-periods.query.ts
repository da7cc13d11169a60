import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { SportId, UserId } from '@fullcourt/domain/ids/kinds'
import { isSport } from '@fullcourt/domain/sports/sports'
import { USER_NOT_FOUND } from '@fullcourt/domain/users/decide'
import { userCard } from '@fullcourt/projections/users/user'
import { Documents } from '../documents/documents'
import { Refused } from '../facts/refused'
import { inScope, type Scope } from '../http/scope'
import { gamePeriods } from './definition-answers'
import type { GamePeriodAnswer } from './statistics.answers'

export const SPORT_NOT_FOUND = refuse('not-found', 'Sport not found')

/** The periods of a sport in an organization: one's own, or that of the named user (design 5.4). */
export class GamePeriods {
  constructor(
    readonly scope: Scope,
    readonly sport: SportId,
    readonly user: UserId | undefined,
  ) {}
}

@QueryHandler(GamePeriods)
export class GamePeriodsHandler implements IQueryHandler<GamePeriods> {
  constructor(private readonly documents: Documents) {}

  async execute({ scope, sport, user }: GamePeriods): Promise<GamePeriodAnswer[]> {
    if (!isSport(sport)) throw new Refused(SPORT_NOT_FOUND)
    if (user !== undefined) inScope(scope, await this.documents.get(userCard, user), USER_NOT_FOUND)
    return gamePeriods(sport)
  }
}
