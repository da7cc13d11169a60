import type { TimeSlicer } from '../runner/time-slicer'
import type { ModelVersion, StrayPlace } from '../read-store'
import { activeVersion } from '../version-registry'
import type { CheckContext, WantedCheck } from './check-context'

/** Places that no document says it is at, by build and by the id of the document that lists have there. */
export type Strays = ReadonlyMap<ModelVersion, ReadonlyMap<string, readonly StrayPlace[]>>

/** Looks through all lists of the builds that are read, with pauses. */
export const findStrays = async (
  { models, readStore, registry }: Pick<CheckContext, 'models' | 'readStore' | 'registry'>,
  { ended }: Pick<WantedCheck, 'ended'>,
  slicer: TimeSlicer,
): Promise<Strays> => {
  const current = await registry.current()
  const strays = new Map<ModelVersion, ReadonlyMap<string, readonly StrayPlace[]>>()
  for (const model of models) {
    const version = activeVersion(current, model)
    if (version === undefined) continue
    const ofVersion = new Map<string, readonly StrayPlace[]>()
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const found = await readStore.strayPlaces(version, after)
      for (const stray of found.strays) ofVersion.set(stray.id, [...(ofVersion.get(stray.id) ?? []), stray])
      after = found.next
      ended.throwIfAborted()
      // Looking through the next ones takes a slice of its own.
      await slicer.rest()
    }
    strays.set(version, ofVersion)
  }
  return strays
}
