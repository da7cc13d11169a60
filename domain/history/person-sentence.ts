import type { PersonErased } from '../people/events'
import type { NameOf } from './words'

/** What somebody did to all data of a person, in words that follow a name; there is no name to be told any more. */
export const personSentence = ({ data }: PersonErased, nameOf: NameOf): string =>
  `erased the personal data of ${'player' in data ? nameOf('player', data.player) : nameOf('user', data.user)}`
