import { formOf } from './form'

const form = (results: string) => formOf([...results] as ('W' | 'L' | 'T')[])

it('A streak is as many equal results as came last', () => {
  expect(form('WWLWWW').streak).toBe('W2')
  expect(form('LLLW').streak).toBe('L3')
  expect(form('TW').streak).toBe('T1')
})

it('Before the first game there is none', () => expect(form('')).toEqual({ streak: null, lastTen: null, lastFive: [] }))

it('Of the last ten, wins, losses and ties are counted', () => {
  expect(form('WLWLTWWWWWLLLL').lastTen).toEqual({ wins: 7, losses: 2, ties: 1 })
  expect(form('WL').lastTen).toEqual({ wins: 1, losses: 1, ties: 0 })
})

it('The last five begin with the newest', () => {
  expect(form('WLWLTWW').lastFive).toEqual(['W', 'L', 'W', 'L', 'T'])
  expect(form('WL').lastFive).toEqual(['W', 'L'])
})
