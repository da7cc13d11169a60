import { reads } from '../history/reads.examples'
import { added, deleted, given, leaguesOf, playOffPlacesSet, setPlayOffPlaces, SUNDAY } from './leagues.examples'

describe('How many teams go on to the play-offs', () => {
  it('is said, changed and taken back', () => {
    given(added(SUNDAY)).when(setPlayOffPlaces(8)).then(playOffPlacesSet(null, 8))
    given(added(SUNDAY), playOffPlacesSet(null, 8)).when(setPlayOffPlaces(4)).then(playOffPlacesSet(8, 4))
    given(added(SUNDAY), playOffPlacesSet(null, 8)).when(setPlayOffPlaces(null)).then(playOffPlacesSet(8, null))
    expect(leaguesOf(added(SUNDAY), playOffPlacesSet(null, 8), playOffPlacesSet(8, null))).toEqual(leaguesOf(added(SUNDAY)))
  })

  it('is said once', () => {
    given(added(SUNDAY), playOffPlacesSet(null, 8)).when(setPlayOffPlaces(8)).thenNothing()
    given(added(SUNDAY)).when(setPlayOffPlaces(null)).thenNothing()
  })

  it.each([0, 65, 2.5, -1])('is a number that a bracket can have: not %d', places =>
    given(added(SUNDAY)).when(setPlayOffPlaces(places)).thenRefused('invalid', 'Between 1 and 64 teams go on to the play-offs.'),
  )

  it('is said of a league that is there', () =>
    given(added(SUNDAY), deleted(SUNDAY)).when(setPlayOffPlaces(8)).thenRefused('not-found', 'League not found'))
})

reads(
  [playOffPlacesSet(null, 8), 'said how many teams of Sunday Open go on to the play-offs: 8'],
  [playOffPlacesSet(8, null), 'took back how many teams of Sunday Open go on to the play-offs: 8'],
  [playOffPlacesSet(8, 4), 'changed how many teams of Sunday Open go on to the play-offs from 8 to 4'],
)
