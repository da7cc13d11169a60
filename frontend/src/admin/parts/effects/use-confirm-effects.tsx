import { useCallback, type ReactNode } from 'react'
import type { EffectsAnswer } from '../../../api/schema'
import { useConfirm } from '../dialogs/confirm'
import { loadLater } from '../feedback/load-later'
import { effectsIn } from './use-effects-of'

/** Loaded once there is something to show: most things are deleted without. */
const EffectList = loadLater(async () => (await import('./Effects')).EffectList)

const hasLines = ({ ranks, leaders, bracket, games, progress, further }: EffectsAnswer) =>
  further || [ranks, leaders, bracket, games, progress].some(({ length }) => length > 0)

/** The person looked at what it leads to, and left it. */
class NotConfirmed extends Error {}

export const isNotConfirmed = (problem: unknown): boolean => problem instanceof NotConfirmed

/** A change that is shown before it is made. */
export type ShownChange = {
  /** What it would lead to; undefined where that cannot be told. */
  readonly ask: () => Promise<EffectsAnswer | undefined>
  readonly question: string
  /** What it is about and what goes with it. */
  readonly about?: ReactNode
  readonly verb: string
  /** Asked though nothing else changes: it takes something away. */
  readonly always?: true
}

/**
 * Shows what a change leads to, in the dialog that asks for it, and makes just that. Where it leads elsewhere by now, that is shown
 * and asked instead. Rejects with what `isNotConfirmed` knows where the person leaves it.
 */
export const useConfirmEffects = () => {
  const confirm = useConfirm()
  return useCallback(
    async <Answer,>(
      { ask, question, about, verb, always }: ShownChange,
      send: (ifPreview: string | undefined) => Promise<Answer>,
    ): Promise<Answer> => {
      const shown = async (effects: EffectsAnswer | undefined, before?: EffectsAnswer): Promise<Answer> => {
        const hasNews = effects !== undefined && (before !== undefined || hasLines(effects))
        if (hasNews || always) {
          const consequence = (
            <>
              {about}
              {effects && (hasLines(effects) || before) && <EffectList effects={effects} before={before} />}
            </>
          )
          if (!(await confirm({ question, consequence, verb, ...(always && { danger: true }) }))) throw new NotConfirmed()
        }
        try {
          return await send(effects?.token)
        } catch (problem) {
          const now = effectsIn(problem)
          if (now === undefined) throw problem
          return shown(now, effects)
        }
      }
      return shown(await ask())
    },
    [confirm],
  )
}
