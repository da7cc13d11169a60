import { line } from './figures.examples'
import { addShots, shotsOf, withoutShotsOf, withShotsOf } from './shots'

const freeThrows = (...lines: string[]) => shotsOf(lines.map(line), 'FT%')

describe('A percentage of several lines is made of', () => {
  it('the made and attempted shots of all that keep both', () =>
    expect(freeThrows('FTM 3, FTA 4', 'FTM 0, FTA 2')).toEqual({ made: 3, attempted: 6 }))

  it('no shots that were made where nobody counted the attempts', () =>
    expect(freeThrows('FTM 3, FTA 4', 'FTM 7')).toEqual({ made: 3, attempted: 4 }))

  it('no attempts where nobody counted what was made', () =>
    expect(freeThrows('FTM 3, FTA 4', 'FTA 7')).toEqual({ made: 3, attempted: 4 }))

  it('nothing where no line keeps both', () => {
    expect(freeThrows('FTM 3', 'FTA 4', '')).toBeUndefined()
    expect(freeThrows()).toBeUndefined()
  })

  it('its own two figures', () => expect(shotsOf([line('FGM 5, FGA 9, 3PM 1, 3PA 2')], '3P%')).toEqual({ made: 1, attempted: 2 }))
})

it('The shots of several parts are added up where they are kept', () =>
  expect(addShots([{ 'FT%': { made: 3, attempted: 4 } }, { 'FT%': { made: 1, attempted: 3 } }, {}])).toEqual({
    'FT%': { made: 4, attempted: 7 },
  }))

describe('Shots that are counted line by line', () => {
  const counted = (...lines: string[]) => lines.map(line).reduce(withShotsOf, {})

  it('are those of the lines that keep both figures, with what follows from them', () =>
    expect(counted('FTM 3, FTA 4', 'FTM 7', '2PM 2, 2PA 3, 3PM 1, 3PA 2')).toEqual({
      'FG%': { made: 3, attempted: 5 },
      '2P%': { made: 2, attempted: 3 },
      '3P%': { made: 1, attempted: 2 },
      'FT%': { made: 3, attempted: 4 },
    }))

  it('are as before when a line is taken out that was taken in', () =>
    expect(withoutShotsOf(counted('FTM 3, FTA 4', 'FTM 1, FTA 1'), line('FTM 1, FTA 1'))).toEqual(counted('FTM 3, FTA 4')))

  it('are none where nothing was attempted', () => {
    expect(counted('FTM 0, FTA 0')).toEqual({})
    expect(withoutShotsOf(counted('FTM 0, FTA 2'), line('FTM 0, FTA 2'))).toEqual({})
  })
})
