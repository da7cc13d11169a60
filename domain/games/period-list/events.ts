import type { Fact } from '../../facts/fact'
import type { OrganizationId, PeriodId, SportId } from '../../ids/kinds'

type SportPlace = { readonly organization: OrganizationId; readonly sport: SportId }

/** A period of an organization's own, last in its list. */
export type PeriodAdded = Fact<'PeriodAdded', SportPlace & { period: PeriodId; name: string }>
/** Whether an organization hides a period. */
export type PeriodVisibilitySet = Fact<'PeriodVisibilitySet', SportPlace & { period: PeriodId; was: boolean; is: boolean }>
export type PeriodsOrdered = Fact<'PeriodsOrdered', SportPlace & { periods: readonly PeriodId[] }>
/** The default periods are shown in their order again; own ones that hold scores are hidden after them, the others are gone. */
export type PeriodsReset = Fact<'PeriodsReset', SportPlace & { hidden: readonly PeriodId[]; removed: readonly PeriodId[] }>

export type PeriodFact = PeriodAdded | PeriodVisibilitySet | PeriodsOrdered | PeriodsReset
