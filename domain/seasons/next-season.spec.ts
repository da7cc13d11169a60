import { nextSeason } from './next-season'

const next = (name: string, startDate: string | null = null, finishDate: string | null = null) =>
  nextSeason({ name, startDate, finishDate })

describe('The season after', () => {
  it.each([
    ['Fall 2025', 'Fall 2026'],
    ['2025', '2026'],
    ['2025-26', '2026-27'],
    ['Winter 2025/2026', 'Winter 2026/2027'],
    ['Season 2025 – 26', 'Season 2026 – 27'],
    ['1999-00 Winter', '2000-01 Winter'],
    ['1998-99', '1999-00'],
    ['Open Gym', 'Open Gym'],
    ['Over 40', 'Over 40'],
  ])('%p is called %p', (name, expected) => expect(next(name).name).toBe(expected))

  it('is on the same weekdays, a year later', () =>
    expect(next('Fall', '2025-09-08', '2025-12-15')).toMatchObject({ startDate: '2026-09-07', finishDate: '2026-12-14' }))

  it('has no dates where the one before had none', () =>
    expect(next('Fall')).toMatchObject({ startDate: null, finishDate: null }))
})
