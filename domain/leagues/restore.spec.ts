import { reads } from '../history/reads.examples'
import { added, deleted, given, leaguesOf, MONDAY, ordered, restored, restoreLeague, SUNDAY } from './leagues.examples'

const OPEN = 7

describe('A deleted league', () => {
  const both = [added(SUNDAY), added(MONDAY)]

  it('is brought back at its place in the order', () =>
    given(...both, deleted(SUNDAY))
      .when(restoreLeague(SUNDAY))
      .then(restored(SUNDAY, SUNDAY, MONDAY)))

  it('is the last one where the leagues were put in another order since', () =>
    given(...both, added(OPEN), deleted(SUNDAY), ordered(OPEN, MONDAY))
      .when(restoreLeague(SUNDAY))
      .then(restored(SUNDAY, OPEN, MONDAY, SUNDAY)))

  it('is there again, in that order', () =>
    expect(leaguesOf(...both, deleted(SUNDAY), restored(SUNDAY, MONDAY, SUNDAY)).leagues).toEqual([
      { id: MONDAY, name: 'League 6', kind: 'active' },
      { id: SUNDAY, name: 'League 5', kind: 'active' },
    ]))

  it('is brought back once', () =>
    given(...both)
      .when(restoreLeague(SUNDAY))
      .thenNothing())

  it('was there', () => given().when(restoreLeague(SUNDAY)).thenRefused('not-found', 'League not found'))
})

reads([restored(SUNDAY, SUNDAY), 'brought back the league League 5'])
