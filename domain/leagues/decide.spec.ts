import {
  added,
  addLeague,
  deleted,
  deleteLeague,
  given,
  MONDAY,
  ordered,
  orderLeagues,
  renamed,
  renameLeague,
  SUNDAY,
} from './leagues.examples'
import { reads } from '../history/reads.examples'

describe('A league', () => {
  it('is added under a name, trimmed', () => given().when(addLeague('  Sunday   Open ')).then(added(SUNDAY, 'Sunday Open')))

  it('may have a name with accents', () => given().when(addLeague('Montréal – Été')).then(added(SUNDAY, 'Montréal – Été')))

  it.each(['', '   '])('needs a name: %p', name => {
    given().when(addLeague(name)).thenRefused('invalid', 'League name is required.')
    given(added(SUNDAY)).when(renameLeague(name)).thenRefused('invalid', 'League name is required.')
  })

  it('added again changes nothing', () => given(added(SUNDAY, 'Sunday')).when(addLeague('Sunday')).thenNothing())

  it('remembers what it was called', () =>
    given(added(SUNDAY, 'Sunday'))
      .when(renameLeague('Sunday Open'))
      .then(renamed(SUNDAY, 'Sunday', 'Sunday Open')))

  it('called the same changes nothing', () => given(added(SUNDAY, 'Sunday')).when(renameLeague(' Sunday ')).thenNothing())

  it('is deleted once', () => {
    given(added(SUNDAY)).when(deleteLeague(SUNDAY)).then(deleted(SUNDAY))
    given(added(SUNDAY), deleted(SUNDAY)).when(deleteLeague(SUNDAY)).thenRefused('not-found', 'League not found')
  })

  it('that is deleted or unknown takes no name', () => {
    given(added(SUNDAY), deleted(SUNDAY)).when(renameLeague('Sunday')).thenRefused('not-found', 'League not found')
    given().when(renameLeague('Sunday')).thenRefused('not-found', 'League not found')
  })
})

describe('The order of the leagues', () => {
  const both = given(added(SUNDAY), added(MONDAY))

  it('is the whole list', () => both.when(orderLeagues(MONDAY, SUNDAY)).then(ordered(MONDAY, SUNDAY)))

  it('that is the same changes nothing', () => both.when(orderLeagues(SUNDAY, MONDAY)).thenNothing())

  it('may leave some where they are', () =>
    given(added(SUNDAY), added(MONDAY), added(7))
      .when(orderLeagues(SUNDAY, 7, MONDAY))
      .then(ordered(SUNDAY, 7, MONDAY)))

  it('that was set already changes nothing', () =>
    given(added(SUNDAY), added(MONDAY), ordered(MONDAY, SUNDAY)).when(orderLeagues(MONDAY, SUNDAY)).thenNothing())

  it.each([
    ['a league is missing', [SUNDAY]],
    ['a league is named twice', [SUNDAY, SUNDAY]],
    ['a league is named twice beside the others', [SUNDAY, MONDAY, SUNDAY]],
    ['a league is of another season', [SUNDAY, 99]],
    ['there is one too many', [SUNDAY, MONDAY, 99]],
    ['it is empty', []],
  ])('is refused where %s', (_, order) =>
    both
      .when(orderLeagues(...order))
      .thenRefused('conflict', 'The order must name every league of the season once. Look at the leagues as they are now.'),
  )

  it('does not name deleted leagues', () => {
    const history = given(added(SUNDAY), added(MONDAY), added(7), deleted(MONDAY))
    history.when(orderLeagues(7, SUNDAY)).then(ordered(7, SUNDAY))
    history
      .when(orderLeagues(7, MONDAY, SUNDAY))
      .thenRefused('conflict', 'The order must name every league of the season once. Look at the leagues as they are now.')
  })
})

reads(
  [added(SUNDAY, 'Sunday'), 'added the league Sunday'],
  [renamed(SUNDAY, 'Sunday', 'Sunday Open'), 'renamed the league Sunday to Sunday Open'],
  [ordered(MONDAY, SUNDAY), 'ordered the leagues: Monday Open, Sunday Open'],
  [deleted(SUNDAY), 'deleted the league Sunday Open'],
)
