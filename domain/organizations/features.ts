import { refuse } from '../facts/decision'

/** Feature flags by name; one that is missing is off. */
export type FeatureFlags = { readonly [flag: string]: boolean }

const LABELS: ReadonlyMap<string, string> = new Map([
  ['brackets', 'Brackets'],
  ['draft-schedules', 'Schedules begin as drafts'],
  ['pending-changes', 'Changes of games wait to be published'],
  ['unlisted', 'Not listed'],
  ['two-factor', 'Two-factor sign-in for everyone who works here'],
])

/** What a flag is called where it is switched, and in the history; one without a label shows its name. */
export const featureLabel = (flag: string): string => LABELS.get(flag) ?? flag

/** Whoever works for the organization needs a second factor (docs/tenancy.md#two-factors). */
const twoFactorsAreNeeded = (flags: FeatureFlags): boolean => flags['two-factor'] === true

/** Whether somebody without a second factor may do nothing before they have set one; without flags they work for no organization. */
export const mustSetSecondFactor = (hasSecondFactor: boolean, flags: FeatureFlags | undefined): boolean =>
  !hasSecondFactor && flags !== undefined && twoFactorsAreNeeded(flags)

/** Whether an organization works with divisions and brackets (docs/brackets.md#switched-off). */
export const bracketsAreOn = (flags: FeatureFlags): boolean => flags['brackets'] === true

/** Whether generated games stay a draft that only staff see until somebody publishes them (docs/schedules.md#drafts). */
export const schedulesAreDrafts = (flags: FeatureFlags): boolean => flags['draft-schedules'] === true

/** Whether changes of public games wait until somebody publishes them together (docs/schedules.md#changes-that-wait). */
export const changesWait = (flags: FeatureFlags): boolean => flags['pending-changes'] === true

/** What staff are answered about divisions and brackets while the flag is off (docs/brackets.md#switched-off). */
export const BRACKETS_ARE_OFF = refuse('forbidden', 'Brackets are not switched on.')
