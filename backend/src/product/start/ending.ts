import { endOnSignal } from './end-on-signal'

/** The end of this process. Imported before anything that takes time to load, so that signals are heard from then on. */
export const ending = endOnSignal()
