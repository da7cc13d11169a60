import { noCourtside, withFouls, withSubstitution } from '@fullcourt/domain/games/courtside'
import { chosenAfter, choiceText, lineupsOf, nobodyChosen } from './substituting'

const periods = [{ id: 1, name: 'Q1' }]
const five = {
  side: 'home' as const,
  period: 1,
  remaining: 600_000,
  at: '2026-07-01T19:30:00.000Z',
  out: [],
  in: [1, 2, 3, 4, 5],
}
const begun = withSubstitution(noCourtside, five)
const rules = { foulsOut: 5 }

it('Of each side it is known who plays, and who has left for good', () => {
  const now = withFouls(begun, { period: 1, side: 'home', player: 6, count: 5 })
  const { lineup, isOut, latest } = lineupsOf({ now, periods, rules })
  expect([lineup('home'), lineup('away')]).toEqual([[1, 2, 3, 4, 5], []])
  expect([isOut(6), isOut(1)]).toEqual([true, false])
  expect(latest('home')).toEqual([five])
})

it('Who plays is tapped to leave and who does not to enter, and a second tap takes that back', () => {
  const taps = (...players: readonly number[]) =>
    players.reduce((chosen, player) => chosenAfter(chosen, [1, 2, 3, 4, 5], player), nobodyChosen)
  expect(taps(1, 6, 7, 2)).toEqual({ out: [1, 2], in: [6, 7] })
  expect(taps(1, 6, 1)).toEqual({ out: [], in: [6] })
})

it.each([
  [[], [], [], 'Tap the five who begin.', false],
  [[], [], [1, 2, 3, 4, 5], 'Five on the court', true],
  [[], [], [1, 2, 3, 4, 5, 6], '6 on the court would be 1 too many: tap one off.', false],
  [[1, 2, 3, 4, 5], [], [], 'Tap who leaves and who enters.', false],
  [[1, 2, 3, 4, 5], [], [6, 7], '7 on the court would be 2 too many: tap who leaves.', false],
  [[1, 2, 3, 4, 5], [1], [], '4 of 5 on the court', true],
  [[1, 2, 3, 4, 5], [1, 2], [6, 7], 'Five on the court', true],
  [[1, 2, 3, 4, 5], [6], [7], 'Somebody else substituted one of them meanwhile: tap them again.', false],
] as const)('Of %j, %j out and %j in: %s', (lineup, out, entering, text, isReady) =>
  expect(choiceText(lineup, { out, in: entering })).toEqual({ text, isReady }),
)
