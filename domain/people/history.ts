import type { FactRecords } from '../history/fact-record'
import type { PersonErased } from './events'

/** What the history tells of a person who is gone; there is no name to be told any more. */
export const PERSON_HISTORY = {
  PersonErased: {
    version: 1,
    about: data => data,
    sentence: (data, nameOf) =>
      `erased the personal data of ${'player' in data ? nameOf('player', data.player) : nameOf('user', data.user)}`,
  },
} as const satisfies FactRecords<PersonErased>
