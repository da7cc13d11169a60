import type { FactRecords } from '../history/fact-record'
import type { PersonErased } from './events'

/** What the history shows of an erased person, who has no name any more. */
export const PERSON_HISTORY = {
  PersonErased: {
    version: 1,
    about: data => data,
    sentence: (data, nameOf) =>
      `erased the personal data of ${'player' in data ? nameOf('player', data.player) : nameOf('user', data.user)}`,
  },
} as const satisfies FactRecords<PersonErased>
