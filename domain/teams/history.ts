import type { FactRecords } from '../history/fact-record'
import { detailsChanged, enumeration, text, type FieldWords } from '../history/words'
import { unavailableSlotInWords } from '../schedules/slots'
import type { TeamDetails, TeamFact } from './events'

const DETAILS: FieldWords<TeamDetails> = { name: ['the name', text], logo: ['the logo', 'hidden'] }

const about = ({ organization, team }: TeamFact['data']) => ({ organization, team })

/** `said that Ohana cannot play at 18:00 and can play at 19:00 again` */
const slotsChanged = (team: string, was: readonly string[], is: readonly string[]) => {
  const inWords = (slots: readonly string[]) => enumeration(slots.map(unavailableSlotInWords))
  const [gone, come] = [was.filter(slot => !is.includes(slot)), is.filter(slot => !was.includes(slot))]
  const changes = [
    ...(come.length > 0 ? [`cannot play ${inWords(come)}`] : []),
    ...(gone.length > 0 ? [`can play again ${inWords(gone)}`] : []),
  ]
  return `said that ${team} ${enumeration(changes)}`
}

/** What the history shows of teams. */
export const TEAM_HISTORY = {
  TeamCreated: {
    version: 1,
    about: ({ enters, ...data }) => ({ ...about(data), season: enters?.season, league: enters?.league }),
    sentence: ({ details }) => `created the team ${details.name}`,
  },
  TeamChanged: {
    version: 1,
    about,
    sentence: (change, nameOf) => detailsChanged(DETAILS, change, nameOf('team', change.team)),
  },
  UnavailableSlotsSet: {
    version: 1,
    about,
    sentence: ({ team, was, is }, nameOf) => slotsChanged(nameOf('team', team), was, is),
  },
  TeamDeleted: { version: 1, about, sentence: ({ team }, nameOf) => `deleted the team ${nameOf('team', team)}` },
  TeamRestored: { version: 1, about, sentence: ({ details }) => `brought back the team ${details.name}` },
} as const satisfies FactRecords<TeamFact>
