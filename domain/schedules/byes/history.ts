import { longDate } from '../../facts/wall-time'
import type { FactRecords } from '../../history/fact-record'
import { enumeration, type NameOf } from '../../history/words'
import type { ByeDeleted, ByeFact } from './events'

type Whole = ByeDeleted['data']

const about = ({ organization, season, league, teams }: Whole) => ({
  organization,
  season,
  league,
  team: teams.map(({ team }) => team),
})

/** `the bye of DINKs and Ohana on June 29, 2025` */
const byeText = ({ teams, date }: Whole, nameOf: NameOf) =>
  `the bye of ${enumeration(teams.map(({ team }) => nameOf('team', team)))} on ${longDate(date)}`

/** What the history shows of byes. */
export const BYE_HISTORY = {
  ByeGiven: {
    version: 1,
    about: ({ organization, season, league, team }) => ({ organization, season, league, team }),
    sentence: ({ team, date }, nameOf) => `gave ${nameOf('team', team)} a bye on ${longDate(date)}`,
  },
  ByeDeleted: { version: 1, about, sentence: (data, nameOf) => `deleted ${byeText(data, nameOf)}` },
  ByeRestored: { version: 1, about, sentence: (data, nameOf) => `brought back ${byeText(data, nameOf)}` },
} as const satisfies FactRecords<ByeFact>
