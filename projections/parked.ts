import { shareSetting, type SharedSetting } from './shared-setting'
import type { ModelVersion, LogReach, ReadStore } from './read-store'

/** Name of the setting that says which documents are parked. It counts as looked at by every answer. */
export const PARKED = 'parked'

/** Means all documents of a build: so many were parked that the projection itself is taken to be wrong. */
export const WHOLE_VERSION = '*'

const MOST_OF_ONE_BUILD = 100

/**
 * Why a document is parked. The log keeps what follows for it, which is read there again, from the first fact after `after` on.
 */
export type ParkReason = {
  readonly after: LogReach
  readonly fact: { readonly position: string; readonly type: string }
  readonly error: string
}

export type Parked = { readonly [version: ModelVersion]: { readonly [id: string]: ParkReason } }

export const openParked = (store: ReadStore, signal: AbortSignal): SharedSetting<Parked> =>
  shareSetting<Parked>(store, PARKED, {}, signal)

export const isParked = (parked: Parked, version: ModelVersion, id: string): boolean => {
  const ids = parked[version]
  return ids !== undefined && (WHOLE_VERSION in ids || Object.hasOwn(ids, id))
}

/** Whether any document of a build is parked. */
export const hasParked = (parked: Parked, version: ModelVersion): boolean => parked[version] !== undefined

/** Parks one more document, or the whole build once that becomes too many. */
export const withParked = (parked: Parked, version: ModelVersion, id: string, reason: ParkReason): Parked => {
  const ids = parked[version] ?? {}
  if (id !== WHOLE_VERSION && Object.keys(ids).length < MOST_OF_ONE_BUILD)
    return { ...parked, [version]: { ...ids, [id]: reason } }
  const earliest = [...Object.values(ids), reason].reduce((one, other) =>
    one.after.position <= other.after.position ? one : other,
  )
  return { ...parked, [version]: { [WHOLE_VERSION]: { ...reason, after: earliest.after } } }
}

/** How far a build is complete: up to the first fact that a parked document is without, else up to `live`. */
export const completeUpTo = (parked: Parked, version: ModelVersion, live: LogReach): LogReach =>
  Object.values(parked[version] ?? {}).reduce((least, { after }) => (after.position < least.position ? after : least), live)

export const withoutParked = (parked: Parked, version: ModelVersion, id: string): Parked => {
  const { [id]: _, ...others } = parked[version] ?? {}
  return Object.keys(others).length > 0 ? { ...parked, [version]: others } : withoutParkedVersions(parked, [version])
}

export const withoutParkedVersions = (parked: Parked, versions: readonly ModelVersion[]): Parked =>
  versions.some(version => version in parked)
    ? Object.fromEntries(Object.entries(parked).filter(([version]) => !versions.includes(version)))
    : parked
