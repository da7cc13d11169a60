import type { BrandingFact } from './events'
import type { Colours } from './colour'

/** What a team or organization is recognized by; `abbreviation` is null where none was chosen. */
export type Branding = { readonly colours: Colours; readonly abbreviation: string | null }

export const NO_BRANDING: Branding = { colours: [], abbreviation: null }

/** The branding after a fact; read models fold it the same way. */
export const evolveBranding = (branding: Branding, fact: BrandingFact): Branding =>
  fact.type === 'ColoursChosen' ? { ...branding, colours: fact.data.is } : { ...branding, abbreviation: fact.data.is }

/** The part of a team or organization that a fact changed, named like the field of the branding. */
export const brandingPartsOf = ({ type }: BrandingFact): readonly (keyof Branding)[] =>
  type === 'ColoursChosen' ? ['colours'] : ['abbreviation']
