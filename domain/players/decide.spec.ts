import {
  add,
  added,
  addWith,
  ana,
  change,
  changed,
  deleted,
  deletePlayer,
  erased,
  erasePlayer,
  given,
  ohana,
  sealed,
  setValues,
  valueSet,
} from './players.examples'
import { reads } from '../history/reads.examples'

describe('A new player', () => {
  it('has sealed names', () => given().when(add()).then(added()))

  it('says which roster they are to join', () => given().when(add(ohana)).then(added(ohana)))

  it('added again changes nothing', () => given(added()).when(add()).thenNothing())
})

describe('The details of a player', () => {
  it('say what was and what is', () =>
    given(added())
      .when(change({ lastName: sealed('Okafor'), email: sealed('ana@league.example') }))
      .then(
        changed({ lastName: ana.lastName, email: null }, { lastName: sealed('Okafor'), email: sealed('ana@league.example') }),
      ))

  it('can be taken away', () =>
    given(added(), changed({ image: null }, { image: sealed('a.webp') }))
      .when(change({ image: null }))
      .then(changed({ image: sealed('a.webp') }, { image: null })))

  it('hold for what follows, those not named as they were', () =>
    given(added(), changed({ lastName: ana.lastName }, { lastName: sealed('Okafor') }))
      .when(change({ firstName: sealed('Anna'), lastName: ana.lastName }))
      .then(
        changed({ firstName: ana.firstName, lastName: sealed('Okafor') }, { firstName: sealed('Anna'), lastName: ana.lastName }),
      ))

  it('that are the same or not named change nothing', () =>
    given(added())
      .when(change({ firstName: ana.firstName, lastName: undefined, image: null }))
      .thenNothing())
})

describe('The values of a player’s attributes', () => {
  it('may come with them', () =>
    given()
      .when(addWith({ 1: '00', 100: '1.98' }))
      .then(added(), valueSet(1, null, '00'), valueSet(100, null, '1.98')))

  it('are set one by one, those not named as they were', () =>
    given(added(), valueSet(1, null, '7'), valueSet(2, null, 'G'))
      .when(setValues({ 1: '12' }))
      .then(valueSet(1, '7', '12')))

  it('can be taken away', () =>
    given(added(), valueSet(1, null, '7'))
      .when(setValues({ 1: null }))
      .then(valueSet(1, '7', null)))

  it('that they do not have, or have already, change nothing', () =>
    given(added(), valueSet(1, null, '7'), valueSet(1, '7', null), valueSet(2, null, 'G'))
      .when(setValues({ 1: null, 2: 'G' }))
      .thenNothing())

  it('are not set any more once they are deleted', () =>
    given(added(), deleted())
      .when(setValues({ 1: '7' }))
      .thenRefused('not-found', 'Player not found'))
})

describe('A player who is deleted or unknown', () => {
  it('is not found', () => {
    given(added(), deleted())
      .when(change({ image: null }))
      .thenRefused('not-found', 'Player not found')
    given(added(), deleted()).when(deletePlayer).thenRefused('not-found', 'Player not found')
    given()
      .when(change({ image: null }))
      .thenRefused('not-found', 'Player not found')
    given().when(deletePlayer).thenRefused('not-found', 'Player not found')
  })

  it('is not added again under their id', () => given(added(), deleted()).when(add()).thenNothing())
})

it('A player is deleted in one fact', () => given(added()).when(deletePlayer).then(deleted()))

describe('A player who is erased', () => {
  it('is deleted with it', () => given(added()).when(erasePlayer).then(deleted(), erased()))
  it('may have been deleted before', () => given(added(), deleted()).when(erasePlayer).then(erased()))
  it('is erased once', () => given(added(), deleted(), erased()).when(erasePlayer).thenNothing())
  it('is not found where they never were', () => given().when(erasePlayer).thenRefused('not-found', 'Player not found'))
  it('is not changed any more', () =>
    given(added(), deleted(), erased())
      .when(change({ image: null }))
      .thenRefused('not-found', 'Player not found'))
})

reads(
  [added(), 'added the player Ana Lee'],
  [
    changed(
      { lastName: sealed('Lee'), email: sealed('a'), image: null },
      { lastName: sealed('Li'), email: null, image: sealed('b') },
    ),
    'changed the last name of Ana Lee, removed the e-mail address and set the photo',
  ],
  [valueSet(1, null, '7'), 'set the attribute Number of Ana Lee'],
  [valueSet(1, '7', '8'), 'changed the attribute Number of Ana Lee'],
  [valueSet(1, '8', null), 'removed the attribute Number of Ana Lee'],
  [deleted(), 'deleted the player Ana Lee'],
  [erased(), 'erased the personal data of Ana Lee'],
)
