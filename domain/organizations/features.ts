import { refuse } from '../facts/decision'

/** Feature flags by name; one that is missing is off. */
export type FeatureFlags = { readonly [flag: string]: boolean }

/** Whoever works for the organization needs a second factor (docs/tenancy.md#two-factors). */
export const twoFactorsAreNeeded = (flags: FeatureFlags): boolean => flags['two-factor'] === true

/** Whether an organization works with divisions and brackets (docs/brackets.md#switched-off). */
export const bracketsAreOn = (flags: FeatureFlags): boolean => flags['brackets'] === true

/** What staff are answered about divisions and brackets while the flag is off (docs/brackets.md#switched-off). */
export const BRACKETS_ARE_OFF = refuse('forbidden', 'Brackets are not switched on.')
