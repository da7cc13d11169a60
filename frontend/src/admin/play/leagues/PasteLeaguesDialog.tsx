import { pastedLines } from '@fullcourt/domain/facts/pasted-text'
import { checkNames } from '@fullcourt/domain/facts/name-list'
import { quantity } from '../../../ui/format/figures'
import { FAILURES } from '../../parts/feedback/failures'
import { notesOf, type PastedRows } from '../../parts/paste/pasted-rows'
import { PasteDialog } from '../../parts/paste/PasteDialog'
import { toast } from '../../parts/feedback/toast'
import { useAddLeagues } from './queries'

type Props = {
  season: number
  /** Those of the season. */
  present: readonly { readonly name: string }[]
  open: boolean
  onClose: () => void
}

const readLeagues = (text: string, present: readonly string[]): PastedRows => {
  const rows = pastedLines(text).map(({ line, text }) => ({ line, name: text.trim() }))
  const checked = checkNames('League', rows, present)
  return {
    columns: ['League'],
    rows: rows.map(({ line, name }) => ({ line, cells: [name], ...notesOf(checked, line) })),
    count: quantity(rows.length, 'League'),
  }
}

/** Adds pasted leagues to a season, in their order. */
export const PasteLeaguesDialog = ({ season, present, open, onClose }: Props) => {
  const add = useAddLeagues(season)
  const names = present.map(({ name }) => name)
  return (
    <PasteDialog
      title="Paste Leagues"
      label="Leagues"
      description="One league per line."
      placeholder={'Monday Night\nTuesday Night'}
      read={text => readLeagues(text, names)}
      readSurely={text => Promise.resolve(readLeagues(text, names))}
      question="Some of these leagues already exist. Add anyway?"
      onAdd={async (text, attempt) => {
        const { rows } = readLeagues(text, [])
        await add.mutateAsync({ names: rows.map(({ cells }) => cells[0] ?? ''), attempt })
        toast.success(`${quantity(rows.length, 'league')} added`)
      }}
      failure={FAILURES.createLeagues}
      open={open}
      onClose={onClose}
    />
  )
}
