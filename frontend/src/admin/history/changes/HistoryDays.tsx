import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { HistoryEntryAnswer } from '../../../api/schema'
import { dayHeading } from '../../../ui/format/dates'
import { ago, longMoment, wallTime } from '../../../ui/format/moments'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import styles from './HistoryDays.module.css'
import { useRestore } from './queries'
import { useNow } from '../../parts/page/use-now'

type Day<Entry> = { readonly date: string; readonly entries: readonly Entry[] }

/** Entries under the days on which they happened, by the wall clock of a zone; days and entries keep their order. */
export const entriesByDay = <Entry extends HistoryEntryAnswer>(
  entries: readonly Entry[],
  zone: string,
): readonly Day<Entry>[] => {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { date } = wallTime(entry.when, zone)
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([date, entries]) => ({ date, entries }))
}

/** What the button says of a deletion, and of a generation or a swap. */
const wordsFor = (address: string) =>
  address.endsWith('/undo')
    ? { button: 'Undo', of: 'what was done', done: 'Undone', failure: FAILURES.undo }
    : { button: 'Bring back', of: 'what was taken away', done: 'Brought back', failure: FAILURES.bringBack }

const TakeBack = ({ address, what }: { address: string; what: string }) => {
  const words = wordsFor(address)
  const restore = useRestore()
  const run = useCommand()
  const takeBack = () => run({ call: () => restore.mutateAsync(address), done: words.done, failure: words.failure })
  return (
    <Button
      className={styles.restore}
      variant="default"
      size="compact-sm"
      loading={restore.isPending}
      onClick={() => void takeBack()}
    >
      {words.button}
      <span className="visuallyHidden">
        {' '}
        {words.of}: {what}
      </span>
    </Button>
  )
}

type LineProps = {
  entry: HistoryEntryAnswer
  now: string
  zone: string
  /** The change that it stands under: what is the same of both is said there alone. */
  under?: HistoryEntryAnswer
}

/** `Ana changed the final score from 61–58 to 61–59, 2 hours ago: “scorer's sheet”` */
export const HistoryLine = ({ entry, now, zone, under }: LineProps) => {
  const when = ago(entry.when, now)
  const isNews = under === undefined || when !== ago(under.when, now)
  return (
    <>
      {entry.who !== under?.who && <strong>{entry.who} </strong>}
      {entry.what}
      {isNews && (
        <>
          ,{' '}
          <time dateTime={entry.when} title={longMoment(entry.when, zone)}>
            {when}
          </time>
        </>
      )}
      {entry.reason && entry.reason !== under?.reason && <>: “{entry.reason}”</>}
      {entry.restore !== null && <TakeBack address={entry.restore} what={entry.what} />}
    </>
  )
}

type Props<Entry> = {
  entries: readonly Entry[]
  /** Whose wall clock says which day it was. */
  zone: string
  /** Whether the days are parts of a page, or of a part of one. */
  of: 'page' | 'part'
  /** What a line shows behind its sentence. */
  more?: (entry: Entry) => ReactNode
}

/** Who did what, day by day, in the order in which it came. */
export const HistoryDays = <Entry extends HistoryEntryAnswer>({ entries, zone, of, more }: Props<Entry>) => {
  const now = useNow()
  const Heading = of === 'page' ? 'h2' : 'h3'
  return entriesByDay(entries, zone).map(({ date, entries }) => (
    <div key={date} className={styles.day}>
      <Heading className={styles.date}>{dayHeading(date, wallTime(now, zone).date)}</Heading>
      <ol className={styles.entries}>
        {entries.map(entry => (
          <li key={entry.position}>
            <HistoryLine entry={entry} now={now} zone={zone} />
            {more?.(entry)}
          </li>
        ))}
      </ol>
    </div>
  ))
}
