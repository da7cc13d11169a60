import type { FactRecords } from '../history/fact-record'
import { changeInWords, enumeration, type NameOf } from '../history/words'
import type { Bearer, BrandingFact } from './events'

const about = ({ organization, team }: Bearer) => ({ organization, team })

const of = (what: string, { team }: Bearer, nameOf: NameOf) =>
  `${what} of ${team === null ? 'the organization' : nameOf('team', team)}`

const inWords = (colours: readonly string[]) => (colours.length === 0 ? null : enumeration(colours))

/** What the history shows of colours and abbreviations. */
export const BRANDING_HISTORY = {
  ColoursChosen: {
    version: 1,
    about,
    sentence: ({ was, is, ...bearer }, nameOf) => changeInWords(of('the colours', bearer, nameOf), inWords(was), inWords(is)),
  },
  AbbreviationChosen: {
    version: 1,
    about,
    sentence: ({ was, is, ...bearer }, nameOf) => changeInWords(of('the abbreviation', bearer, nameOf), was, is),
  },
} as const satisfies FactRecords<BrandingFact>
