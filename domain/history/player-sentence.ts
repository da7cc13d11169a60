import type { PersonErased } from '../people/events'
import type { PlayerDetails, PlayerFact } from '../players/events'
import { detailsChanged, type FieldWords, type NameOf } from './words'

const DETAILS: FieldWords<PlayerDetails> = {
  firstName: ['the first name', 'hidden'],
  lastName: ['the last name', 'hidden'],
  email: ['the e-mail address', 'hidden'],
  phoneNumber: ['the phone number', 'hidden'],
  image: ['the photo', 'hidden'],
}

/** What somebody did to a player, in words that follow a name. Personal data is told of, never told: it is sealed. */
export const playerSentence = (fact: Exclude<PlayerFact, PersonErased>, nameOf: NameOf): string => {
  const name = nameOf('player', fact.data.player)
  switch (fact.type) {
    case 'PlayerAdded':
      return `added the player ${name}`
    case 'PlayerChanged':
      return detailsChanged(DETAILS, fact.data, name)
    case 'PlayerDeleted':
      return `deleted the player ${name}`
  }
}
