import { added, deleted, leaguesOf, MONDAY, ordered, renamed, SUNDAY } from './leagues.examples'
import { existingLeague } from './state'

const namesOf = (...history: Parameters<typeof leaguesOf>) => leaguesOf(...history).leagues.map(({ name }) => name)

describe('The leagues of a season', () => {
  it('are in the order in which they were added', () =>
    expect(namesOf(added(SUNDAY, 'Sunday'), added(MONDAY, 'Monday'))).toEqual(['Sunday', 'Monday']))

  it('are in the order that was given, a later one last', () =>
    expect(namesOf(added(SUNDAY, 'Sunday'), added(MONDAY, 'Monday'), ordered(MONDAY, SUNDAY), added(7, 'Tuesday'))).toEqual([
      'Monday',
      'Sunday',
      'Tuesday',
    ]))

  it('go by their newest name', () =>
    expect(namesOf(added(SUNDAY, 'Sunday'), renamed(SUNDAY, 'Sunday', 'Open'))).toEqual(['Open']))

  it('exist until they are deleted', () => {
    expect(existingLeague(leaguesOf(added(SUNDAY, 'Sunday')), SUNDAY)).toMatchObject({ name: 'Sunday' })
    expect(existingLeague(leaguesOf(added(SUNDAY), deleted(SUNDAY)), SUNDAY)).toBeUndefined()
    expect(existingLeague(leaguesOf(), SUNDAY)).toBeUndefined()
  })
})
