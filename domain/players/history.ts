import type { FactRecords } from '../history/fact-record'
import { detailsChanged, type FieldWords } from '../history/words'
import type { PersonErased } from '../people/events'
import type { PlayerDetails, PlayerFact } from './events'

const DETAILS: FieldWords<PlayerDetails> = {
  firstName: ['the first name', 'hidden'],
  lastName: ['the last name', 'hidden'],
  email: ['the e-mail address', 'hidden'],
  phoneNumber: ['the phone number', 'hidden'],
  image: ['the photo', 'hidden'],
}

type PlayerHistoryFact = Exclude<PlayerFact, PersonErased>

const about = ({ organization, player }: PlayerHistoryFact['data']) => ({ organization, player })

/** What the history shows of players. */
export const PLAYER_HISTORY = {
  PlayerAdded: {
    version: 1,
    about: ({ joins, ...data }) => ({ ...about(data), season: joins?.season, league: joins?.league, team: joins?.team }),
    sentence: ({ player }, nameOf) => `added the player ${nameOf('player', player)}`,
  },
  PlayerChanged: {
    version: 1,
    about,
    sentence: (change, nameOf) => detailsChanged(DETAILS, change, nameOf('player', change.player)),
    personal: true,
  },
  AttributeValueSet: {
    version: 1,
    about,
    sentence: ({ player, attribute, was, is }, nameOf) => {
      const what = `the attribute ${nameOf('attribute', attribute)} of ${nameOf('player', player)}`
      return detailsChanged<{ value: unknown }>({ value: [what, 'hidden'] }, { was: { value: was }, is: { value: is } })
    },
    personal: true,
  },
  PlayerDeleted: { version: 1, about, sentence: ({ player }, nameOf) => `deleted the player ${nameOf('player', player)}` },
  PlayerRestored: { version: 1, about, sentence: ({ player }, nameOf) => `brought back the player ${nameOf('player', player)}` },
} as const satisfies FactRecords<PlayerHistoryFact>
