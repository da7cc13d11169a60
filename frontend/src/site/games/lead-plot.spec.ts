import { leadPlot } from './lead-plot'

const periods = [
  { name: 'Q1', leads: [2, -1], at: [100, 600] },
  { name: 'Q2', leads: [0], at: [500] },
]

it('The lead holds between two scores, the home team up, to the end of the last period', () =>
  expect(leadPlot(periods).line).toBe('M0 0H100V-2H600V1H1500V0H2000'))

it('Each side has the area in which it was ahead', () => {
  const { home, away } = leadPlot(periods)
  expect(home).toBe('M0 0H100V-2H600V0H1500V0H2000V0Z')
  expect(away).toBe('M0 0H100V0H600V1H1500V0H2000V0Z')
})

it('It is as wide as its periods and as high as the largest lead', () =>
  expect(leadPlot(periods)).toMatchObject({ width: 2_000, most: 2 }))
