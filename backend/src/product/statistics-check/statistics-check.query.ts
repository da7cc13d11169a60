import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { playerMerges } from '@fullcourt/projections/players/merges'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { activeVersion } from '@fullcourt/projections/version-registry'
import { RUNNER } from '../../core/injection/tokens'
import { UserNameReader } from '../../core/readers/user-name-reader'
import type { CheckRecord } from './check-record'
import { CheckRecords } from './check-records'
import { DifferenceAnswers } from './difference-answers'
import type { StatisticsCheckAnswer } from './statistics-check.answers'

/** How the last check of an organization's statistics went, or goes. */
export class StatisticsCheckQuery {
  constructor(readonly organization: OrganizationId) {}
}

const NO_PROGRESS = { share: 0, facts: 0, rate: 0, timeLeft: null, documents: 0 }
const NO_RESULT = { count: 0, parked: 0, incomplete: [], documents: 0, differences: [] }

@QueryHandler(StatisticsCheckQuery)
export class StatisticsCheckQueryHandler implements IQueryHandler<StatisticsCheckQuery> {
  constructor(
    @Inject(RUNNER) private readonly runner: Runner,
    private readonly records: CheckRecords,
    private readonly differences: DifferenceAnswers,
    private readonly users: UserNameReader,
  ) {}

  async execute({ organization }: StatisticsCheckQuery): Promise<StatisticsCheckAnswer> {
    const record = await this.records.of(organization)
    const { share, facts, rate, timeLeft, documents } = record?.progress ?? NO_PROGRESS
    const result = record?.result ?? { ...NO_RESULT, documents }
    return {
      state: record?.phase ?? 'none',
      repairs: record?.repairs ?? false,
      who: record === undefined ? null : await this.nameOf(record),
      askedAt: record?.askedAt ?? null,
      endedAt: record?.endedAt ?? null,
      share: record?.phase === 'done' ? 1 : share,
      facts,
      rate,
      timeLeft,
      documents: result.documents,
      count: result.count,
      differences: await this.differences.of(result.differences),
      repaired: Object.values(record?.repaired ?? {}).reduce((sum, count) => sum + count, 0),
      parked: result.parked,
      incomplete: [...result.incomplete],
      error: record?.error ?? null,
      isOffered: await this.isOffered(organization, record),
    }
  }

  private async nameOf({ by }: CheckRecord): Promise<string | null> {
    return by === 'system' ? 'Fullcourt' : ((await this.users.of([by])).get(by) ?? null)
  }

  /** The document of an organization's merges is at the position of the last merge, or of the last that was undone. */
  private async isOffered(organization: OrganizationId, record: CheckRecord | undefined): Promise<boolean> {
    const { registry, store } = this.runner.readings
    const version = activeVersion(await registry.current(), playerMerges as ReadModel<unknown>)
    if (version === undefined) return false
    const merges = (await store.getMany(version, [String(organization)])).get(String(organization))
    const checked = record?.phase === 'failed' || record?.phase === 'cancelled' ? null : record?.position
    return merges !== undefined && merges.position > (checked ?? '')
  }
}
