import { WorkContext } from '../work-context/work-context'
import type { Person } from './person'

const named = new WorkContext<Set<Person>>()

/** Does some work, and says whose personal data was sealed or opened for it. */
export const withPersonsNamed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly persons: ReadonlySet<Person> }> => {
  const persons = new Set<Person>()
  return { result: await named.run(persons, work), persons }
}

/** Notes a person for the work that is being done, where somebody asked for it. */
export const notePerson = (person: Person): void => {
  named.get()?.add(person)
}
