import type { HistoryEntryAnswer } from '../../../api/schema'
import { wallTime } from '../../../ui/format/moments'

export type HistoryDay = { readonly date: string; readonly entries: readonly HistoryEntryAnswer[] }

/** Entries under the days on which they happened, by the wall clock of a zone; days and entries keep their order. */
export const entriesByDay = (entries: readonly HistoryEntryAnswer[], zone: string): readonly HistoryDay[] => {
  const days = new Map<string, HistoryEntryAnswer[]>()
  for (const entry of entries) {
    const { date } = wallTime(entry.when, zone)
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([date, entries]) => ({ date, entries }))
}
