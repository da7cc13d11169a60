import type { RebuildProgress } from '@fullcourt/projections/runner/rebuild'

/** A rebuild that was asked for, or the cancelling of those of the named read models. */
export type AskedRebuild = { readonly id: string; readonly names: readonly string[]; readonly cancels: boolean }

/** A rebuild that nobody began yet; `facts`: how many there are to read. */
export const waitingRebuild = ({ names }: AskedRebuild, facts: number): RebuildProgress => ({
  models: names,
  phase: 'reading',
  done: 0,
  target: facts,
  rate: 0,
  timeLeft: null,
  error: null,
})

export const goesOn = ({ phase }: RebuildProgress): boolean => phase === 'reading' || phase === 'switching'
