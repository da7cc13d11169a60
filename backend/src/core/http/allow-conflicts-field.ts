import { OptionalFlag } from './value-fields'

/** Saves what conflicts refused (409): a person saw them. */
export const AllowConflictsField = () => OptionalFlag('Saved though conflicts are in the way, which the refusal (409) lists')
