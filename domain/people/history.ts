import type { FactRecords } from '../history/fact-record'
import type { PersonErased } from './events'

/** What the history shows of an erased person, who has no name any more. */
export const PERSON_HISTORY = {
  PersonErased: {
    version: 1,
    about: data => ('scorer' in data ? { organization: data.organization, user: data.scorer } : data),
    sentence: (data, nameOf) =>
      `erased the personal data of ${'player' in data ? nameOf('player', data.player) : nameOf('user', 'user' in data ? data.user : data.scorer)}`,
  },
} as const satisfies FactRecords<PersonErased>
