import { WorkContext } from '../work-context/work-context'
import type { PersonName } from '@fullcourt/domain/people/person-name'

const named = new WorkContext<Set<PersonName>>()

/** Does some work, and says whose personal data was sealed or opened for it. */
export const withPersonsNamed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly persons: ReadonlySet<PersonName> }> => {
  const persons = new Set<PersonName>()
  return { result: await named.run(persons, work), persons }
}

/** Notes a person for the work that is being done, where somebody asked for it. */
export const notePerson = (person: PersonName): void => {
  named.get()?.add(person)
}
