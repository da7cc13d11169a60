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

/** The server has it before it renders. */
export const loadSheet = () => (loading ??= load())

let wanted = () => {}
const isWanted = new Promise<void>(go => {
  wanted = go
})

/** Somebody is about to open it: few do, so its code comes only then. */
export const requestSheet = () => wanted()

const Unavailable: Sheet = () => 'This could not be loaded. Open the page again.'
const requested = isWanted.then(loadSheet).catch(() => Unavailable)

/** What is in the sheet, once somebody wants to open it. */
export const requestedSheet = () => requested
