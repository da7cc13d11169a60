import { compareSeasons } from './season-order'

const [BASKETBALL, VOLLEYBALL] = [1, 2]

const season = (id: number, startDate: string | null, active = false, sport = BASKETBALL) => ({
  id,
  sport,
  active,
  details: { startDate },
})

const ids = (sports: readonly number[], ...seasons: ReturnType<typeof season>[]) =>
  seasons.sort(compareSeasons(sports)).map(({ id }) => id)

describe('the order of seasons', () => {
  it('begins with the active one, however old it is', () =>
    expect(ids([BASKETBALL], season(1, '2025-01-01'), season(2, '2020-01-01', true))).toEqual([2, 1]))

  it('takes the first sport of the organization first, where several have an active season', () =>
    expect(
      ids([VOLLEYBALL, BASKETBALL], season(1, '2025-01-01', true, BASKETBALL), season(2, '2025-01-01', true, VOLLEYBALL)),
    ).toEqual([2, 1]))

  it('goes on with the newest start date, and ends with those that have none, the newest made first', () =>
    expect(ids([BASKETBALL], season(1, null), season(2, '2024-01-01'), season(3, null), season(4, '2025-01-01'))).toEqual([
      4, 2, 3, 1,
    ]))
})
