import type { Change } from '../facts/change'
import type { Fact } from '../facts/fact'
import type { OrganizationId, SeasonId, SportId } from '../ids/kinds'

export type SeasonDetails = { readonly name: string; readonly startDate: string | null; readonly finishDate: string | null }

type SeasonPlace = { organization: OrganizationId; season: SeasonId }
/** The season that stops being active because this one is; null where none was (docs/seasons.md#the-active-season). */
type Deactivates = { deactivates: SeasonId | null }

export type SeasonCreated = Fact<
  'SeasonCreated',
  SeasonPlace & Deactivates & { sport: SportId; details: SeasonDetails; active: boolean }
>
export type SeasonChanged = Fact<'SeasonChanged', SeasonPlace & Change<SeasonDetails>>
export type SeasonActivated = Fact<'SeasonActivated', SeasonPlace & Deactivates>
export type SeasonDeactivated = Fact<'SeasonDeactivated', SeasonPlace>
/** Deletes the season with all its pages; nothing inside it is changed. */
export type SeasonDeleted = Fact<'SeasonDeleted', SeasonPlace>
/** The season is back with all its pages; active where it was when it was deleted and no other one of its sport is. */
export type SeasonRestored = Fact<'SeasonRestored', SeasonPlace & { sport: SportId; details: SeasonDetails; active: boolean }>

export type SeasonFact = SeasonCreated | SeasonChanged | SeasonActivated | SeasonDeactivated | SeasonDeleted | SeasonRestored
