import { reads } from '../history/reads.examples'
import {
  ANA,
  BEN,
  context,
  deleted,
  fouls,
  given,
  restored,
  scheduled,
  sidesChanged,
  substitute,
  substituted,
  substitution,
  takeSubstitutionBack,
} from './games.examples'

const [CLEO, DAN, EVE, FAY, GUS] = [33, 34, 35, 36, 37]
const five = substitution([], [ANA, BEN, CLEO, DAN, EVE], { remaining: 600_000, at: '2025-06-29T20:00:00.000Z' })
const later = { at: '2025-06-29T20:20:00.000Z' }
const begun = [scheduled(), substituted(five)] as const

describe('The five that begin', () => {
  it('enter, and nobody leaves', () => given(scheduled()).when(substitute(five)).then(substituted(five)))
  it('may be fewer', () =>
    given(scheduled())
      .when(substitute(substitution([], [ANA])))
      .then(substituted(substitution([], [ANA]))))
  it('are not six', () =>
    given(scheduled())
      .when(substitute({ ...five, in: [...five.in, FAY] }))
      .thenRefused('conflict', 'More than 5 players of the team would be on the court.'))
  it('are different players, of the team', () => {
    given(scheduled())
      .when(substitute({ ...five, in: [ANA, ANA, BEN] }))
      .thenRefused('invalid', 'The same player is named twice.')
    given(scheduled())
      .when(substitute({ ...five, in: [99] }))
      .thenRefused('invalid', 'A player who is to enter is not on the roster of the team.')
  })
})

describe('A substitution', () => {
  const two = substitution([ANA, BEN], [FAY, GUS])

  it('is of one player or of several', () => {
    given(...begun)
      .when(substitute(substitution([ANA], [FAY])))
      .then(substituted(substitution([ANA], [FAY])))
    given(...begun)
      .when(substitute(two))
      .then(substituted(two))
  })

  it('may leave four on the court, where nobody is left to enter', () =>
    given(...begun)
      .when(substitute(substitution([ANA], [])))
      .then(substituted(substitution([ANA], []))))

  it.each([
    [substitution([], []), 'invalid', 'Nobody is substituted.'],
    [substitution([ANA], [ANA]), 'invalid', 'The same player is named twice.'],
    [substitution([FAY], [GUS]), 'conflict', 'A player who is to leave is not on the court.'],
    [substitution([ANA], [BEN]), 'conflict', 'A player who is to enter is on the court already.'],
    [substitution([], [FAY]), 'conflict', 'More than 5 players of the team would be on the court.'],
    [substitution([ANA], [FAY], { period: 6 }), 'invalid', 'Unknown game period 6.'],
    [substitution([ANA], [FAY], { remaining: -1 }), 'invalid', 'The clock shows between 0 and 60 minutes.'],
  ] as const)('that nobody could have made is refused: %j', (wanted, why, message) =>
    given(...begun)
      .when(substitute(wanted))
      .thenRefused(why, message),
  )

  it('does not bring back who is out with five fouls, unless the fouls came later in the game', () => {
    const out = 'A player who is to enter is out with 5 fouls.'
    const wanted = substitution([ANA], [FAY])
    given(...begun, fouls(0, 4, { player: FAY }))
      .when(substitute(wanted))
      .then(substituted(wanted))
    given(...begun, fouls(0, 5, { player: FAY }))
      .when(substitute(wanted))
      .thenRefused('conflict', out)
    const inQ2 = fouls(0, 5, { player: FAY })
    if (inQ2.type !== 'FoulsRecorded') throw new Error('It is a fact of fouls.')
    given(...begun, { ...inQ2, data: { ...inQ2.data, period: 2 } })
      .when(substitute(wanted))
      .then(substituted(wanted))
  })

  it('that another phone recorded already changes nothing', () =>
    given(...begun, substituted(two))
      .when(substitute({ ...two, ...later }))
      .thenNothing())

  it('that comes in late has its place in the game, and must fit there', () => {
    const afterwards = substitution([ANA], [FAY], later)
    given(...begun, substituted(afterwards))
      .when(substitute(substitution([BEN], [GUS])))
      .then(substituted(substitution([BEN], [GUS])))
    given(...begun, substituted(afterwards))
      .when(substitute(substitution([ANA], [GUS])))
      .thenRefused('conflict', 'Later substitutions of the team would not fit any more: take those back first.')
  })

  it('is taken back, once', () => {
    given(...begun, substituted(two))
      .when(takeSubstitutionBack(two))
      .then(substituted(null, { was: two }))
    given(...begun, substituted(two), substituted(null, { was: two }))
      .when(takeSubstitutionBack(two))
      .thenNothing()
  })

  it('from which a later one follows is not taken back before that one', () =>
    given(...begun, substituted(substitution([FAY], [ANA], later)))
      .when(takeSubstitutionBack(five))
      .thenRefused('conflict', 'Later substitutions of the team would not fit any more: take those back first.'))

  it('is of the person, by whichever id they entered', () =>
    given(...begun)
      .when(substitute(substitution([71], [FAY]), { persons: [[71, ANA]] }))
      .then(substituted(substitution([ANA], [FAY]))))

  it('is recorded only where the league keeps minutes', () =>
    given(scheduled())
      .when(substitute(five, { keepsMinutes: false }))
      .thenRefused('conflict', 'The league keeps no minutes: switch that on in its rules beside the court.'))

  it('is there again when the game is, and not for other teams', () => {
    given(...begun, deleted())
      .when(substitute(two))
      .thenRefused('not-found', 'Game not found.')
    given(...begun, deleted())
      .when(takeSubstitutionBack(five))
      .thenRefused('not-found', 'Game not found.')
    given(...begun, deleted(), restored())
      .when(substitute(two))
      .then(substituted(two))
    given(...begun, sidesChanged(context.home, context.away))
      .when(substitute(five))
      .then(substituted(five))
  })
})

reads(
  [
    substituted(substitution([], [ANA, BEN])),
    'recorded a substitution of Ohana: Ana Lee and Ben Okafor onto the court in Q1 at 9:48',
  ],
  [substituted(substitution([ANA], [BEN])), 'recorded a substitution of Ohana: Ben Okafor for Ana Lee in Q1 at 9:48'],
  [substituted(null, { was: substitution([ANA], []) }), 'took back a substitution of Ohana: Ana Lee off the court in Q1 at 9:48'],
)
