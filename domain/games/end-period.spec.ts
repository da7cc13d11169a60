import { ANA, CLEO, deleted, endPeriod, given, lineRecorded, periodScored, scheduled } from './games.examples'

const scoring = (home: number, away: number) => [
  lineRecorded(ANA, `PTS ${home}`),
  lineRecorded(CLEO, `PTS ${away}`, { side: 'away' }),
]

it('gives both teams what their players scored, in one fact', () =>
  given(scheduled(), ...scoring(15, 12))
    .when(endPeriod('Q1'))
    .then(periodScored('Q1 15–12')))

it('gives a later period what was scored beyond those before it', () =>
  given(scheduled(), ...scoring(15, 20), periodScored('Q1 15–12'))
    .when(endPeriod('Q2'))
    .then(periodScored('Q2 0–8')))

it('leaves what was entered for one team', () =>
  given(scheduled(), ...scoring(15, 12), periodScored('Q1 14–-'))
    .when(endPeriod('Q1'))
    .then(periodScored('Q1 14–12', { was: 'Q1 14–-' })))

it('ends a period without points too', () => given(scheduled()).when(endPeriod('Q1')).then(periodScored('Q1 0–0')))

it('tells who comes second at which points it ended, the away team first', () =>
  given(scheduled(), ...scoring(18, 12), periodScored('Q1 15–12'))
    .when(endPeriod('Q1'))
    .thenRefused('conflict', 'Q1 has ended already, at 12–15. What was counted since belongs to the next period.'))

it('does not end with fewer points than nothing', () =>
  given(scheduled(), ...scoring(10, 12), periodScored('Q1 15–12'))
    .when(endPeriod('Q2'))
    .thenRefused('conflict', 'The players have fewer points than the other periods: correct those before you end Q2.'))

it.each([7, 6])('is of a period that is played: not of %p', id =>
  given(scheduled()).when(endPeriod(id)).thenRefused('invalid', `Unknown game period ${id}.`),
)

it('is of a game that is there', () =>
  given(scheduled(), deleted()).when(endPeriod('Q1')).thenRefused('not-found', 'Game not found.'))
