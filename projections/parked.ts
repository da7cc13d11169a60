import { shareSetting, type SharedSetting } from './shared-setting'
import type { Build, Checkpoint, ReadStore } from './read-store'

/** Name of the setting that says which documents are parked. It counts as looked at by every answer. */
export const PARKED = 'parked'

/** Stands for all documents of a build: so many were parked that the projection itself is taken to be wrong. */
export const WHOLE_BUILD = '*'

const MOST_OF_ONE_BUILD = 100

/** Why a document stands still. The log is the park: what follows for it is read there again, from behind `after` on. */
export type Reason = {
  readonly after: Checkpoint
  readonly fact: { readonly position: string; readonly type: string }
  readonly error: string
}

export type Parked = { readonly [build: Build]: { readonly [id: string]: Reason } }

export const openParked = (store: ReadStore, signal: AbortSignal): SharedSetting<Parked> =>
  shareSetting<Parked>(store, PARKED, {}, signal)

export const isParked = (parked: Parked, build: Build, id: string): boolean => {
  const ids = parked[build]
  return ids !== undefined && (WHOLE_BUILD in ids || Object.hasOwn(ids, id))
}

/** Parks one more document, or the whole build once that becomes too many. */
export const withParked = (parked: Parked, build: Build, id: string, reason: Reason): Parked => {
  const ids = parked[build] ?? {}
  if (id !== WHOLE_BUILD && Object.keys(ids).length < MOST_OF_ONE_BUILD) return { ...parked, [build]: { ...ids, [id]: reason } }
  const earliest = [...Object.values(ids), reason].reduce((one, other) =>
    one.after.position <= other.after.position ? one : other,
  )
  return { ...parked, [build]: { [WHOLE_BUILD]: { ...reason, after: earliest.after } } }
}

/** How far a build is complete: up to the first fact that a parked document is without, else up to `live`. */
export const completeUpTo = (parked: Parked, build: Build, live: Checkpoint): Checkpoint =>
  Object.values(parked[build] ?? {}).reduce((least, { after }) => (after.position < least.position ? after : least), live)

export const withoutParked = (parked: Parked, build: Build, id: string): Parked => {
  const { [id]: _, ...others } = parked[build] ?? {}
  return Object.keys(others).length > 0 ? { ...parked, [build]: others } : withoutParkedBuilds(parked, [build])
}

export const withoutParkedBuilds = (parked: Parked, builds: readonly Build[]): Parked =>
  builds.some(build => build in parked)
    ? Object.fromEntries(Object.entries(parked).filter(([build]) => !builds.includes(build)))
    : parked
