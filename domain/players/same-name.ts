import { fullName } from './full-name'

/** A person's name as it is compared: trimmed, without regard to case, accents kept (docs/people.md#equal-names). */
export const comparableName = (firstName: string, lastName: string): string =>
  fullName({ firstName, lastName }).normalize('NFKC').toLowerCase()
