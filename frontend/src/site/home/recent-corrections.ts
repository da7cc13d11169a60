import type { CorrectedGame } from './queries'
import { daysBetween } from '../../ui/format/dates'

/** For how many days a correction is news. */
const NEWS_DAYS = 21
const AT_MOST = 4

/** The corrections that are news on a day, the newest first. */
export const recentCorrections = (corrected: readonly CorrectedGame[], today: string): readonly CorrectedGame[] =>
  corrected.filter(({ date }) => (daysBetween(date, today) ?? Infinity) <= NEWS_DAYS).slice(0, AT_MOST)
