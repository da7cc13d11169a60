import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useConfirm } from '../parts/confirm'
import { lineScoreId } from './finals/LineScore'
import type { FinalsEditing } from './finals/use-finals-editing'
import type { StatsEditing } from './stats/use-stats-editing'

/** Names the part of the page that holds both box scores. */
export const boxScoresId = 'box-scores'

/** Opens a grid and brings the person to the cell where the work begins. */
const enter = (begin: () => void, id: string) => {
  flushSync(begin)
  document.querySelector<HTMLElement>(`#${id} [data-cell][tabindex="0"]`)?.focus()
}

/** What opened something has the focus again where closing it took the focus away. */
const useFocusBack = (open: boolean) => {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  return opener
}

type Props = { game: number; stats: StatsEditing; finals: FinalsEditing; onDetails: () => void }

/** The modes of the editor: each button opens what it names, and cancels it while it is open (spec 2 §4). */
export const Modes = ({ game, stats, finals, onDetails }: Props) => {
  const confirm = useConfirm()
  const statsButton = useFocusBack(stats.open)
  const finalsButton = useFocusBack(finals.open)
  const cancel = async (changed: boolean, close: () => void) => {
    const question = { question: 'Discard the figures that you typed?', verb: 'Discard', danger: true }
    if (!changed || (await confirm(question))) close()
  }
  return (
    <Group gap="xs">
      <Button
        ref={statsButton}
        variant={stats.open ? 'default' : 'filled'}
        disabled={stats.busy}
        onClick={() => (stats.open ? void cancel(stats.changed.length > 0, stats.close) : enter(stats.begin, boxScoresId))}
      >
        {stats.open ? 'Cancel Edit Stats' : 'Edit Stats'}
      </Button>
      <Button
        ref={finalsButton}
        variant="default"
        disabled={finals.busy}
        onClick={() => (finals.open ? void cancel(finals.isUnsaved, finals.close) : enter(finals.begin, lineScoreId))}
      >
        {finals.open ? 'Cancel Final Scores' : 'Edit Final Scores'}
      </Button>
      <Button variant="default" onClick={onDetails}>
        Edit Game
      </Button>
      <Button component={Link} to={adminAddress('courtside', { game })} variant="default">
        Score courtside
      </Button>
    </Group>
  )
}
