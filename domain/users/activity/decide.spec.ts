import { reads } from '../../history/reads.examples'
import {
  at,
  given,
  open,
  opened,
  player,
  players,
  refuse,
  refused,
  signedIn,
  signedInWithPasskey,
  signIn,
  usedRecoveryCode,
  useRecoveryCode,
} from './activity.examples'

const [ANA, BEN] = [31, 32]

it('Each sign-in is on record, with whether the device is a new one', () => {
  given().when(signIn(true)).then(signedIn(true))
  given(at('09:00', signedIn())).when(signIn()).then(signedIn())
  given().when(signIn(true, true)).then(signedInWithPasskey(true))
})

it('Each recovery code that was used is on record', () => {
  given(at('09:00', usedRecoveryCode(7)))
    .when(useRecoveryCode(6))
    .then(usedRecoveryCode(6))
})

describe('Of refused sign-ins', () => {
  it('the first of a quarter of an hour is on record', () => {
    given().when(refuse('09:00')).then(refused())
    given(at('09:00', refused())).when(refuse('09:14')).thenNothing()
    given(at('09:00', refused())).when(refuse('09:15')).then(refused())
  })

  it('one stands for the next, whether or not somebody signed in between', () =>
    given(at('09:00', refused()), at('09:01', signedIn())).when(refuse('09:02')).thenNothing())
})

describe('Opened contact details', () => {
  it('of a person are on record once an hour', () => {
    given()
      .when(open('09:00', player(ANA)))
      .then(opened(player(ANA)))
    const before = given(at('09:00', opened(player(ANA))))
    before.when(open('09:59', player(ANA))).thenNothing()
    before.when(open('10:00', player(ANA))).then(opened(player(ANA)))
    before.when(open('09:01', player(BEN))).then(opened(player(BEN)))
  })

  it('are remembered for an hour each', () =>
    given(at('09:00', opened(player(ANA))), at('09:30', opened(player(BEN))))
      .when(open('10:10', player(BEN)))
      .thenNothing())

  it('of a list are one entry with their number; a longer one is another', () => {
    const before = given(at('09:00', opened(players(12))))
    before.when(open('09:10', players(12))).thenNothing()
    before.when(open('09:10', players(3))).thenNothing()
    before.when(open('09:10', players(13))).then(opened(players(13)))
    before.when(open('09:10', player(ANA))).then(opened(player(ANA)))
  })

  it('of users are not those of players, nor those of another organization', () => {
    const before = given(at('09:00', opened(players(12))))
    const users = { ...players(12), kind: 'user' as const }
    before.when(open('09:10', users)).then(opened(users))
    const foreign = { ...players(12), organization: 2 }
    before.when(open('09:10', foreign)).then(opened(foreign))
  })

  it('of nobody are none', () =>
    given()
      .when(open('09:00', players(0)))
      .thenNothing())
})

reads(
  [signedIn(), 'signed in'],
  [signedIn(true), 'signed in with a new device'],
  [signedInWithPasskey(), 'signed in with a passkey'],
  [signedInWithPasskey(true), 'signed in with a passkey and a new device'],
  [refused(), 'refused a sign-in as ana'],
  [usedRecoveryCode(7), 'used a recovery code to sign in, of which 7 are left'],
  [usedRecoveryCode(1), 'used a recovery code to sign in, of which 1 is left'],
  [opened(player(ANA)), 'opened the contact details of Ana Lee'],
  [opened(players(12)), 'opened the contact details of 12 players'],
  [opened({ ...players(1), kind: 'user' }), 'opened the contact details of a user'],
)
