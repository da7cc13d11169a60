import { factsOrNothing, type Decision, type Refusal } from '../facts/decision'
import { abbreviationFault, cleanAbbreviation } from './abbreviation'
import type { Colours } from './colour'
import { coloursOf } from './written-colours'
import type { Bearer, BrandingFact } from './events'
import type { Branding } from './state'

/** Colours as they were written; an empty list and null choose none. What is not named stays. */
export type WantedBranding = { readonly colours?: readonly string[]; readonly abbreviation?: string | null }

const cleanBranding = ({ colours, abbreviation }: WantedBranding, now: Branding): Branding | Refusal => {
  const written: Colours | Refusal = colours === undefined ? now.colours : coloursOf(colours)
  if ('kind' in written) return written
  const fault = abbreviation == null ? undefined : abbreviationFault(abbreviation)
  if (fault) return fault
  if (abbreviation === undefined) return { colours: written, abbreviation: now.abbreviation }
  return { colours: written, abbreviation: abbreviation === null ? null : cleanAbbreviation(abbreviation) }
}

/** Chooses colours and an abbreviation for a team or an organization, or takes them away (docs/http-api.md#changing). */
export const chooseBranding = (bearer: Bearer, now: Branding, wanted: WantedBranding): Decision<BrandingFact> => {
  const is = cleanBranding(wanted, now)
  if ('kind' in is) return is
  return factsOrNothing<BrandingFact>([
    ...(is.colours.join() === now.colours.join()
      ? []
      : [{ type: 'ColoursChosen' as const, data: { ...bearer, was: now.colours, is: is.colours } }]),
    ...(is.abbreviation === now.abbreviation
      ? []
      : [{ type: 'AbbreviationChosen' as const, data: { ...bearer, was: now.abbreviation, is: is.abbreviation } }]),
  ])
}
