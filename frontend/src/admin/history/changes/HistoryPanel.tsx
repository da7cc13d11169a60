import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { Button } from '@mantine/core'
import { memo } from 'react'
import type { HistoryEntryAnswer } from '../../../api/schema'
import { dayHeading } from '../../../ui/format/dates'
import { ago, longMoment, wallTime } from '../../../ui/format/moments'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { QueryState } from '../../parts/feedback/QueryState'
import styles from './HistoryPanel.module.css'
import { useHistory, useRestore, useTimeZone } from './queries'
import { useNow } from './use-now'

type HistoryDay = { readonly date: string; readonly entries: readonly HistoryEntryAnswer[] }

/** Entries under the days on which they happened, by the wall clock of a zone; days and entries keep their order. */
export const entriesByDay = (entries: readonly HistoryEntryAnswer[], zone: string): readonly HistoryDay[] => {
  const days = new Map<string, HistoryEntryAnswer[]>()
  for (const entry of entries) {
    const { date } = wallTime(entry.when, zone)
    days.set(date, [...(days.get(date) ?? []), entry])
  }
  return [...days].map(([date, entries]) => ({ date, entries }))
}

type Props = { kind: HistoryKind; id: number; organization: number | undefined }

/** `Ana changed the final score from 61–58 to 61–59, 2 hours ago: “scorer's sheet”` */
const Entry = ({ entry, now, zone }: { entry: HistoryEntryAnswer; now: string; zone: string }) => (
  <li>
    <strong>{entry.who}</strong> {entry.what},{' '}
    <time dateTime={entry.when} title={longMoment(entry.when, zone)}>
      {ago(entry.when, now)}
    </time>
    {entry.reason && <>: “{entry.reason}”</>}
    {entry.restore !== null && <TakeBack address={entry.restore} what={entry.what} />}
  </li>
)

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

/** Who changed what from what to what, when and why; newest first. */
export const HistoryPanel = memo(function HistoryPanel({ kind, id, organization }: Props) {
  const history = useHistory(kind, id)
  const zone = useTimeZone(organization)
  const now = useNow()
  return (
    <section className={styles.panel} aria-labelledby="history">
      <h2 id="history">Who changed this</h2>
      <QueryState of={history} empty="No changes yet." isEmpty={({ pages }) => pages.flat().length === 0}>
        {({ pages }) => (
          <>
            {entriesByDay(pages.flat(), zone).map(({ date, entries }) => (
              <div key={date} className={styles.day}>
                <h3>{dayHeading(date, wallTime(now, zone).date)}</h3>
                <ol className={styles.entries}>
                  {entries.map(entry => (
                    <Entry key={entry.position} entry={entry} now={now} zone={zone} />
                  ))}
                </ol>
              </div>
            ))}
            {history.hasNextPage && (
              <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                Older
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
})
