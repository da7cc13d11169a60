import type { ComponentType } from 'react'
import type { RankSheetProps } from './RankSheet'

type Sheet = ComponentType<RankSheetProps>

let loading: Promise<Sheet> | undefined

const load = async (): Promise<Sheet> => (await import('./RankSheet')).RankSheet

/** Loads the explanation of a rank when somebody is about to ask for one; what failed is tried again by the next. */
export const loadRankSheet = (): Promise<Sheet> =>
  (loading ??= load().catch((problem: unknown) => {
    loading = undefined
    throw problem
  }))
