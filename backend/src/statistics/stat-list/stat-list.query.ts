import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { SportId, StatisticId } from '@fullcourt/domain/ids/kinds'
import { isSport, SPORTS } from '@fullcourt/domain/sports/sports'
import { STATISTIC_NOT_FOUND } from '@fullcourt/domain/statistics/stat-list/decide'
import { Refused } from '../../facts/refused'
import { namedOrganization, type Scope } from '../../http/scope'
import { SportListReader } from '../../readers/sport-list-reader'
import { statDefinitions } from '../definition-answers'
import type { StatDefinitionAnswer } from '../statistics.answers'

const SPORT_NOT_FOUND = refuse('not-found', 'Sport not found')

/** The statistics of a sport as the caller's organization has them; to a super_admin who named none, as they are defined. */
export class StatList {
  constructor(
    readonly scope: Scope,
    readonly sport: SportId,
  ) {}
}

@QueryHandler(StatList)
export class StatListHandler implements IQueryHandler<StatList> {
  constructor(private readonly lists: SportListReader) {}

  async execute({ scope, sport }: StatList): Promise<StatDefinitionAnswer[]> {
    if (!isSport(sport)) throw new Refused(SPORT_NOT_FOUND)
    const { list, revision } = await this.lists.statistics(namedOrganization(scope), sport)
    return statDefinitions(list, revision)
  }
}

/** The statistics of the sport that has the named one. */
export class StatListWith {
  constructor(
    readonly scope: Scope,
    readonly statistic: StatisticId,
  ) {}
}

@QueryHandler(StatListWith)
export class StatListWithHandler implements IQueryHandler<StatListWith> {
  constructor(private readonly lists: StatListHandler) {}

  async execute({ scope, statistic }: StatListWith): Promise<StatDefinitionAnswer[]> {
    for (const sport of SPORTS) {
      const list = await this.lists.execute(new StatList(scope, sport.id))
      if (list.some(({ id }) => id === statistic)) return list
    }
    throw new Refused(STATISTIC_NOT_FOUND)
  }
}
