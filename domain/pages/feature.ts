/** What an organization may switch on, by the name of its flag. */
export type Feature = 'brackets'

/** Flags of an organization by name; one that is missing is off. */
type Flags = { readonly [flag: string]: boolean }

/** A page to which menus and lists lead only in organizations with a feature. */
export type OfFeature = { readonly feature?: Feature }

/** Whether the menus and lists of an organization with these flags lead to a page. */
export const hasFeatureOf = ({ feature }: OfFeature, flags: Flags): boolean => feature === undefined || flags[feature] === true
