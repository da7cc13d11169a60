import { isDate } from '@fullcourt/domain/facts/dates'
import { dateText } from '../../ui/format/dates'
import { longMoment } from '../../ui/format/moments'
import type { PublicSite } from '../site'

export const isLogPosition = (asOf: string) => /^\d{20}$/.test(asOf)

/** A moment of an address in words: `at the end of November 20, 2026`. An address may name none, or one that is not over yet. */
export const pastInWords = (asOf: string, { zone, today }: Pick<PublicSite, 'zone' | 'today'>): string => {
  if (isLogPosition(asOf)) return 'right after one change'
  if (isDate(asOf)) return asOf < today ? `at the end of ${dateText(asOf)}` : `until now: ${dateText(asOf)} is not over yet`
  return Number.isNaN(Date.parse(asOf)) ? 'at no moment' : longMoment(asOf, zone)
}
