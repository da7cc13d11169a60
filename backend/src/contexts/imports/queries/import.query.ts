import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { IMPORT_NOT_FOUND } from '@fullcourt/domain/imports/decide'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import { importCard } from '@fullcourt/projections/imports/import'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { covers, type Scope } from '../../../core/http/scope'
import { importAnswer } from './import-answer'
import { ImportJobs } from '../import-jobs'
import { ReportNames } from './report-names'
import type { ImportAnswer } from '../imports.answers'

/** How an import goes, or what it came to. */
export class ImportQuery {
  constructor(
    readonly scope: Scope,
    readonly id: ImportId,
  ) {}
}

@QueryHandler(ImportQuery)
export class ImportQueryHandler implements IQueryHandler<ImportQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly jobs: ImportJobs,
    private readonly names: ReportNames,
  ) {}

  async execute({ scope, id }: ImportQuery): Promise<ImportAnswer> {
    const card = await this.documents.get(importCard, id)
    if (card === undefined || card.state === 'unknown' || !covers(scope, card.organization)) throw new Refused(IMPORT_NOT_FOUND)
    const answer = importAnswer(card, this.jobs.rowsDone(id) ?? 0)
    return { ...answer, reports: await this.names.in(answer.reports, card.organization) }
  }
}
