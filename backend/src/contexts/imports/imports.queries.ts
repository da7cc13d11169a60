import { IMPORT_NOT_FOUND } from '@fullcourt/domain/imports/decide'
import type { ImportId } from '@fullcourt/domain/ids/kinds'
import { importCard } from '@fullcourt/projections/imports/import'
import { query } from '../../core/readers/query'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type WithScope } from '../../core/http/scope'
import { importAnswer } from './queries/import-answer'
import { ImportJobs } from './import-jobs'
import { ReportNames } from './queries/report-names'
import type { ImportAnswer } from './imports.answers'

type OfImport = WithScope & { readonly id: ImportId }

/** How an import goes, or what it came to. */
export const ImportQuery = query('ImportQuery', {
  uses: { documents: Documents, jobs: ImportJobs, names: ReportNames },
  answer: async ({ scope, id }: OfImport, { documents, jobs, names }): Promise<ImportAnswer> => {
    const card = await documents.get(importCard, id)
    if (card === undefined || card.state === 'unknown' || !covers(scope, card.organization)) throw new Refused(IMPORT_NOT_FOUND)
    const answer = importAnswer(card, jobs.rowsDone(id) ?? 0)
    return { ...answer, reports: await names.in(answer.reports, card.organization) }
  },
})
