import { FINAL_PERIOD } from '../games/periods'
import { baseball } from './baseball/baseball'
import { basketball } from './basketball/basketball'
import { BASEBALL, BASKETBALL, isSport, sportOf, SPORTS, sportShowing, type Sport } from './sports'

/** Ids that every installation has (docs/facts.md#identities). */
const isFixed = (id: number) => Number.isInteger(id) && id >= 1 && id <= 99

const everyOnce = (ids: readonly unknown[]) => new Set(ids).size === ids.length

describe('Over all sports', () => {
  const definitions = SPORTS.flatMap(sport => sport.definitions)

  it.each(['id', 'name', 'abbreviation'] as const)('the %s of a statistic is its own', field =>
    expect(everyOnce(definitions.map(definition => definition[field]))).toBe(true),
  )

  it('the id of a period is its own, and none is that of Final', () =>
    expect(everyOnce([FINAL_PERIOD, ...SPORTS.flatMap(({ periods }) => periods.map(({ id }) => id))])).toBe(true))

  it('ids of statistics and periods are fixed ones', () =>
    expect([...definitions, ...SPORTS.flatMap(({ periods }) => periods)].filter(({ id }) => !isFixed(id))).toEqual([]))

  it('ids and names of sports are their own', () => {
    expect(everyOnce(SPORTS.map(({ id }) => id))).toBe(true)
    expect(everyOnce(SPORTS.map(({ name }) => name))).toBe(true)
  })
})

describe.each(SPORTS.map(sport => [sport.name, sport] as const))('%s', (_, sport: Sport) => {
  const abbreviations: readonly string[] = sport.definitions.map(({ abbreviation }) => abbreviation)
  const figures: readonly string[] = sport.figures

  it('defines each of its figures, and names only its own', () => {
    const { score, summary, leaders, sheet, atAGlance, derived } = sport
    const named = [
      ...sheet,
      ...atAGlance,
      score.figure,
      summary.figure,
      ...Object.values(leaders).map(({ figure }) => figure),
      ...derived.flatMap(rule => [rule.figure, ...Object.keys(rule.sum)]),
    ]
    expect(figures.filter(figure => !abbreviations.includes(figure))).toEqual([])
    expect(named.filter(figure => !figures.includes(figure))).toEqual([])
    expect(abbreviations).toContain(summary.percentage)
  })

  it('has every figure on its score sheet', () => expect(new Set(sport.sheet)).toEqual(new Set(figures)))

  it('ranks players first by what adds up to its score', () => expect(sport.leaders.points.figure).toBe(sport.score.figure))
})

it('Sports are known by their fixed ids', () => {
  expect([BASKETBALL, BASEBALL, 0, 99].filter(isSport)).toEqual([1, 2])
  expect(sportOf(BASEBALL)).toBe(baseball)
})

it('Basketball has the fifteen statistics of the specification, and four quarters with overtime', () => {
  expect(basketball.definitions.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, i) => i + 1),
  )
  expect(basketball.periods.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 Q1', '2 Q2', '3 Q3', '4 Q4', '5 OT'])
})

it('Statistics that are shown tell their sport; where none are, it is basketball', () => {
  expect(sportShowing(['AVG', 'HR'])).toBe(baseball)
  expect(sportShowing(['FT%'])).toBe(basketball)
  expect(sportShowing([])).toBe(basketball)
})
