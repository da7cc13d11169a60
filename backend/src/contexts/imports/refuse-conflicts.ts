import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../../core/facts/refused'
import type { ImportAnswer } from './imports.answers'

const HOW_TO_IMPORT = 'Nothing was imported: allow these conflicts to import it all the same.'

/** Throws `Refused` where something would be in the way of games of an import: nobody said that it may come in all the same. */
export const refuseConflicts = ({ conflicts, moreConflicts, scheduleReports: reports }: ImportAnswer): void => {
  if (conflicts.length === 0) return
  const more = moreConflicts > 0 ? [`… and ${moreConflicts} more.`] : []
  const message = [...conflicts.map(conflict => conflict.message), ...more, HOW_TO_IMPORT].join(' ')
  throw new Refused({ ...refuse('conflict', message), details: { conflicts, reports } })
}
