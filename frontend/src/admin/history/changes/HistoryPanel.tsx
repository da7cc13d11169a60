import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { Button } from '@mantine/core'
import { memo } from 'react'
import { QueryState } from '../../parts/feedback/QueryState'
import { HistoryDays } from './HistoryDays'
import styles from './HistoryPanel.module.css'
import { useHistory, useTimeZone } from './queries'

type Props = { kind: HistoryKind; id: number; organization: number | undefined }

/** Who changed what from what to what, when and why; newest first. */
export const HistoryPanel = memo(function HistoryPanel({ kind, id, organization }: Props) {
  const history = useHistory(kind, id)
  const zone = useTimeZone(organization)
  return (
    <section className={styles.panel} aria-labelledby="history">
      <h2 id="history">Who changed this</h2>
      <QueryState of={history} empty="No changes yet." isEmpty={({ pages }) => pages.flat().length === 0}>
        {({ pages }) => (
          <>
            <HistoryDays entries={pages.flat()} zone={zone} of="part" />
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
