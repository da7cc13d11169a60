/** What an organization may switch on, by the name of its flag. */
export type Feature = 'brackets'

/** Flags of an organization by name; one that is missing is off. */
type Flags = { readonly [flag: string]: boolean }

/** A page that only organizations with a feature have. */
export type OfFeature = { readonly feature?: Feature }

/** Whether an organization with these flags has a page. */
export const hasFeatureOf = ({ feature }: OfFeature, flags: Flags): boolean => feature === undefined || flags[feature] === true
