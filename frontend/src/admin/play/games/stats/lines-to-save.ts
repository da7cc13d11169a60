import type { Figures } from '@fullcourt/domain/statistics/figures'
import type { GameLineDto } from '../../../../api/schema'
import type { Editing } from '../../../parts/editing/editing'
import { isChanged } from '../../../parts/editing/editing'
import { lineRules } from '../sheet/conflict'
import { isCorrectedLine, lineOfGame } from '../sheet/line-edit'
import type { RowKey, SheetRow } from '../sheet/sheet'

type LineEdits = ReadonlyMap<RowKey, Editing<Figures | null>>

/** The lines that a save would send, in the order of the sheets, and whether it corrects one; those that wait for a choice stay. */
export const linesToSave = (
  rows: readonly SheetRow[],
  edits: LineEdits,
): { readonly keys: RowKey[]; readonly lines: GameLineDto[]; readonly hasCorrection: boolean } => {
  const found = rows.flatMap(row => {
    const edit = edits.get(row.key)
    if (!edit || edit.status.kind === 'conflict' || !isChanged(lineRules, edit)) return []
    const { read, value } = edit
    return [{ row, change: { was: read.value, is: value }, revision: Number(read.revision) }]
  })
  return {
    keys: found.map(({ row }) => row.key),
    lines: found.map(({ row, change, revision }) => lineOfGame(row, change, revision)),
    hasCorrection: found.some(({ change }) => isCorrectedLine(change)),
  }
}
