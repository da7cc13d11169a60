import { courseInWords, courseOf } from './course'

const course = (...periods: readonly (readonly [number, number])[]) => {
  const named = periods.map(([home, away], place) => ({ name: `Q${place + 1}`, home, away }))
  const sum = (side: 'home' | 'away') => named.reduce((total, period) => total + period[side], 0)
  return courseOf(named, { home: sum('home'), away: sum('away') })
}

it('The largest lead is that after a period, the first of several', () =>
  expect(course([20, 10], [10, 12], [14, 12], [5, 15])?.largest).toEqual({ side: 'home', points: 10, after: 'Q1' }))

it('The lead changes when the other side is in front, a tie between them or not', () => {
  expect(course([20, 10], [10, 25])?.changes).toBe(1)
  expect(course([20, 10], [10, 20], [9, 10], [9, 5])?.changes).toBe(2)
  expect(course([20, 10], [10, 20], [9, 8])?.changes).toBe(0)
})

it('There is none of a single period, of one that was always tied, and where the periods are not the whole score', () => {
  expect(course([20, 10])).toBeNull()
  expect(course([20, 20], [10, 10])).toBeNull()
  const periods = [{ name: 'Q1', home: 20, away: 10 }, { name: 'Q2', home: 5, away: 5 }] // oxfmt-ignore
  expect(courseOf(periods, { home: 30, away: 15 })).toBeNull()
})

it('In words it says what it counts', () =>
  expect(
    courseInWords({ largest: { side: 'away', points: 12, after: 'Q3' }, changes: 2 }, { home: 'Owls', away: 'Hawks' }),
  ).toEqual(['Largest lead after a period: Hawks by 12, after Q3', 'Lead changes between periods: 2']))
