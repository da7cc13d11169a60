import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import { isSport } from '@fullcourt/domain/sports/sports'
import { Refused } from '../../facts/refused'
import { SportListReader } from '../../readers/sport-list-reader'
import { gamePeriods } from '../../statistics/definition-answers'
import type { GamePeriodAnswer } from '../../statistics/statistics.answers'

const SPORT_NOT_FOUND = refuse('not-found', 'Sport not found')

/** The periods of a sport in an organization; without one, the default ones. */
export class Periods {
  constructor(
    readonly organization: OrganizationId | undefined,
    readonly sport: SportId,
  ) {}
}

@QueryHandler(Periods)
export class PeriodsHandler implements IQueryHandler<Periods> {
  constructor(private readonly lists: SportListReader) {}

  async execute({ organization, sport }: Periods): Promise<GamePeriodAnswer[]> {
    if (!isSport(sport)) throw new Refused(SPORT_NOT_FOUND)
    const { list, revision } = await this.lists.periods(organization, sport)
    return gamePeriods(list, sport, revision)
  }
}
