import type { PersonName } from '@fullcourt/domain/people/person-name'
import type { Actor } from '../../core/http/actor'
import type { ActivityRecorder } from '../../core/sign-in/activity/activity-recorder'
import type { ExportOptions } from './exported-fact'

const KINDS = ['player', 'user'] as const

const idsOf = (kind: (typeof KINDS)[number], persons: Iterable<PersonName>): readonly number[] =>
  [...persons].filter(person => person.startsWith(`${kind}-`)).map(person => Number(person.slice(kind.length + 1)))

/** Takes things along, and puts on record whose contact details were among them, however far it came. */
export async function* recordingContacts<Part>(
  recorder: ActivityRecorder,
  actor: Actor,
  contactDetails: boolean,
  make: (options: ExportOptions) => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  const persons = new Set<PersonName>()
  try {
    yield* make({ contactDetails, onContact: person => persons.add(person) })
  } finally {
    for (const kind of KINDS)
      recorder.opened(
        actor,
        kind,
        idsOf(kind, persons).filter(id => kind !== 'user' || id !== actor.user),
      )
  }
}
