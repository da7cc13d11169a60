import type { Fact } from '../facts/fact'
import type { AttributeId, OrganizationId, PeriodId, SportId, StatisticId } from '../ids/kinds'

export const ATTRIBUTE_TYPES = ['string', 'number', 'date'] as const
/** What the values of an attribute are: texts, numbers or days. */
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

type AttributePlace = { readonly organization: OrganizationId; readonly attribute: AttributeId }
type SportPlace = { readonly organization: OrganizationId; readonly sport: SportId }

/** An attribute of an organization's own, last in its list. */
export type AttributeAdded = Fact<'AttributeAdded', AttributePlace & { name: string; type: AttributeType }>
/** Whether an organization hides an attribute. */
export type AttributeVisibilitySet = Fact<'AttributeVisibilitySet', AttributePlace & { was: boolean; is: boolean }>
export type AttributesOrdered = Fact<'AttributesOrdered', { organization: OrganizationId; attributes: readonly AttributeId[] }>
/** The default attributes are shown in their order again; own ones that hold values are hidden after them, the others are gone. */
export type AttributesReset = Fact<
  'AttributesReset',
  { organization: OrganizationId; hidden: readonly AttributeId[]; removed: readonly AttributeId[] }
>

/** A period of an organization's own, last in its list. */
export type PeriodAdded = Fact<'PeriodAdded', SportPlace & { period: PeriodId; name: string }>
/** Whether an organization hides a period. */
export type PeriodVisibilitySet = Fact<'PeriodVisibilitySet', SportPlace & { period: PeriodId; was: boolean; is: boolean }>
export type PeriodsOrdered = Fact<'PeriodsOrdered', SportPlace & { periods: readonly PeriodId[] }>
/** The default periods are shown in their order again; own ones that hold scores are hidden after them, the others are gone. */
export type PeriodsReset = Fact<'PeriodsReset', SportPlace & { hidden: readonly PeriodId[]; removed: readonly PeriodId[] }>

/** Whether an organization hides a statistic. */
export type StatisticVisibilitySet = Fact<
  'StatisticVisibilitySet',
  SportPlace & { statistic: StatisticId; was: boolean; is: boolean }
>
export type StatisticsOrdered = Fact<'StatisticsOrdered', SportPlace & { statistics: readonly StatisticId[] }>

export type AttributeFact = AttributeAdded | AttributeVisibilitySet | AttributesOrdered | AttributesReset
export type PeriodFact = PeriodAdded | PeriodVisibilitySet | PeriodsOrdered | PeriodsReset
export type StatisticFact = StatisticVisibilitySet | StatisticsOrdered

export type DefinitionFact = AttributeFact | PeriodFact | StatisticFact
