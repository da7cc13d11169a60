import { recordText } from './record'

it('ties are named where there are any', () =>
  expect([recordText({ wins: 7, losses: 1 }), recordText({ wins: 7, losses: 1, ties: 2 })]).toEqual(['7–1', '7–1–2']))
