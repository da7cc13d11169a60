import { useDeferredValue, useEffect } from 'react'
import { useAllEdits } from '../../../parts/editing/use-edits'
import { Effects } from '../../../parts/effects/Effects'
import { useEffectsOf } from '../../../parts/effects/use-effects-of'
import { correctedLines } from '../effects/game-changes'
import type { SheetRow } from '../sheet/sheet'
import { linesToSave } from './lines-to-save'
import type { StatsEditing } from './use-stats-editing'

type Props = { game: number; rows: readonly SheetRow[]; stats: StatsEditing }

/** What corrected lines lead to, below the sheets. They are saved with it; it follows the keys a moment later. */
export const LineEffects = ({ game, rows, stats: { edits, shownRef } }: Props) => {
  const { lines, hasCorrection } = linesToSave(rows, useDeferredValue(useAllEdits(edits)))
  const effects = useEffectsOf(hasCorrection ? correctedLines(game, lines) : null)
  useEffect(() => {
    shownRef.current = effects
    return () => {
      shownRef.current = null
    }
  }, [shownRef, effects])
  return <Effects of={effects} />
}
