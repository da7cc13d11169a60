import { Injectable } from '@nestjs/common'
import { isDefaultPeriod, periodListOf, type ListedPeriod } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import { statListOf, type ListedStatistic } from '@fullcourt/domain/statistics/stat-list/state'
import { knownOf } from '@fullcourt/projections/card'
import { periodCard } from '@fullcourt/projections/games/period'
import { periodLists } from '@fullcourt/projections/games/period-lists'
import { statLists } from '@fullcourt/projections/statistics/stat-lists'
import { Documents } from '../documents/documents'

/** What an organization shows of a sport, in its order, and the revision at which that was changed last. */
export type SportList<Listed> = { readonly revision: number; readonly list: readonly Listed[] }

/** The statistics and periods of a sport as an organization has them; of no organization, as they are by default. */
@Injectable()
export class SportListReader {
  constructor(private readonly documents: Documents) {}

  async statistics(organization: OrganizationId | undefined, sport: SportId): Promise<SportList<ListedStatistic>> {
    const found = organization === undefined ? undefined : await this.documents.get(statLists, organization)
    return { revision: found?.revision ?? 0, list: statListOf(found?.lists ?? {}, sport) ?? [] }
  }

  async periods(organization: OrganizationId | undefined, sport: SportId): Promise<SportList<ListedPeriod>> {
    const found = organization === undefined ? undefined : await this.documents.get(periodLists, organization)
    return { revision: found?.revision ?? 0, list: periodListOf(found?.lists ?? {}, sport) ?? [] }
  }

  /** Listed periods, and behind them, hidden, those that were removed since but are named here. */
  async withRemoved(list: readonly ListedPeriod[], named: readonly PeriodId[]): Promise<readonly ListedPeriod[]> {
    const missing = named.filter(id => !isDefaultPeriod(id) && !list.some(period => period.id === id))
    if (missing.length === 0) return list
    const cards = await this.documents.getMany(periodCard, missing)
    const removed = [...cards.values()].flatMap(card => knownOf(card) ?? [])
    return [...list, ...removed.map(({ id, name }) => ({ id, name, hidden: true }))]
  }
}
