import type { ComponentType } from 'react'
import type { TakeAwayProps } from './take-away'

type Sheet = ComponentType<TakeAwayProps>

let component: Sheet | undefined
let loading: Promise<Sheet> | undefined

const load = async (): Promise<Sheet> => {
  const { TakeAwaySheet } = await import('./TakeAwaySheet')
  component = TakeAwaySheet
  return TakeAwaySheet
}

/** What is in the sheet, once it was loaded. */
export const loadedSheet = () => component

/** The server has it before it renders; a browser, when somebody is about to open it. What failed is tried again by the next. */
export const loadSheet = () =>
  (loading ??= load().catch((problem: unknown) => {
    loading = undefined
    throw problem
  }))

/** In the place of the sheet while its code cannot be had. */
export const UnavailableSheet: Sheet = () => 'This could not be loaded. Try again.'
