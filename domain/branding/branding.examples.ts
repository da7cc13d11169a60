import { specification } from '../testing/specification'
import type { Colours } from './colour'
import { chooseBranding, type WantedBranding } from './decide'
import type { BrandingFact } from './events'
import { evolveBranding, NO_BRANDING, type Branding } from './state'

/** Words in which the specs describe a branding: `given(coloursChosen(['#0c2340'])).when(choose({ colours: [] }))`. */
export const given = specification<Branding, BrandingFact>(NO_BRANDING, evolveBranding)

const bearer = { organization: 1, team: 11 }

export const coloursChosen = (is: Colours, was: Colours = []): BrandingFact => ({
  type: 'ColoursChosen',
  data: { ...bearer, was, is },
})
export const abbreviationChosen = (is: string | null, was: string | null = null): BrandingFact => ({
  type: 'AbbreviationChosen',
  data: { ...bearer, was, is },
})

export const choose = (wanted: WantedBranding) => (branding: Branding) => chooseBranding(bearer, branding, wanted)
