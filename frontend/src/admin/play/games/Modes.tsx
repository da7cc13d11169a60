import { Button, Group } from '@mantine/core'
import { memo, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useConfirm } from '../../parts/dialogs/confirm'
import { usePhone } from '../../parts/page/use-phone'
import { lineScoreId } from './finals/LineScore'
import { OtherActions } from './OtherActions'

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

/** What a mode is opened and closed by; the same from one key to the next, so that typing does not draw the buttons again. */
type Mode = {
  readonly open: boolean
  readonly busy: boolean
  /** Something was typed in it that is not saved. */
  readonly isUnsaved: boolean
  readonly begin: () => void
  readonly close: () => void
}

type Props = {
  game: number
  stats: Mode
  finals: Mode
  onDetails: () => void
  /** Null for a game that was played. */
  onWalkover: (() => void) | null
}

const isSameMode = (one: Mode, other: Mode) =>
  one.open === other.open &&
  one.busy === other.busy &&
  one.isUnsaved === other.isUnsaved &&
  one.begin === other.begin &&
  one.close === other.close

const ModeButtons = ({ game, stats, finals, onDetails, onWalkover }: Props) => {
  const confirm = useConfirm()
  const isPhone = usePhone()
  const statsButton = useFocusBack(stats.open)
  const finalsButton = useFocusBack(finals.open)
  const cancel = async (changed: boolean, close: () => void) => {
    const question = { question: 'Discard the stats you typed?', verb: 'Discard', danger: true }
    if (!changed || (await confirm(question))) close()
  }
  return (
    <Group gap="xs">
      <Button
        ref={statsButton}
        px={isPhone ? 'sm' : 'md'}
        variant={stats.open ? 'default' : 'filled'}
        disabled={stats.busy}
        onClick={() => (stats.open ? void cancel(stats.isUnsaved, stats.close) : enter(stats.begin, boxScoresId))}
      >
        {stats.open ? 'Cancel Edit Stats' : 'Edit Stats'}
      </Button>
      <Button
        ref={finalsButton}
        px={isPhone ? 'sm' : 'md'}
        variant="default"
        disabled={finals.busy}
        onClick={() => (finals.open ? void cancel(finals.isUnsaved, finals.close) : enter(finals.begin, lineScoreId))}
      >
        {finals.open ? 'Cancel Final Scores' : 'Edit Final Scores'}
      </Button>
      <OtherActions game={game} onDetails={onDetails} onWalkover={onWalkover} />
    </Group>
  )
}

/** The modes of the editor: each button opens what it names, and cancels it while it is open (docs/admin.md#games). */
export const Modes = memo(
  ModeButtons,
  (one, other) =>
    one.game === other.game &&
    isSameMode(one.stats, other.stats) &&
    isSameMode(one.finals, other.finals) &&
    one.onDetails === other.onDetails &&
    one.onWalkover === other.onWalkover,
)
