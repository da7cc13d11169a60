import { changeOf, withWanted } from './change'

type Details = { name: string; logo: string | null; sports: number[] }

const team: Details = { name: 'Ohana', logo: null, sports: [1, 2] }

describe('A change', () => {
  it('names the fields that differ, as they were and as they are', () =>
    expect(changeOf(team, { name: 'Dinks', logo: null })).toEqual({ was: { name: 'Ohana' }, is: { name: 'Dinks' } }))

  it('takes a field away with null', () =>
    expect(changeOf<Details>({ ...team, logo: 'a.webp' }, { logo: null })).toEqual({
      was: { logo: 'a.webp' },
      is: { logo: null },
    }))

  it('is none where nothing differs', () => {
    expect(changeOf(team, {})).toBeUndefined()
    expect(changeOf(team, { name: 'Ohana', logo: null })).toBeUndefined()
  })

  it('is none where a field is only not named', () => expect(changeOf(team, { name: undefined })).toBeUndefined())

  it('compares lists by their content and order', () => {
    expect(changeOf(team, { sports: [1, 2] })).toBeUndefined()
    expect(changeOf(team, { sports: [2, 1] })).toEqual({ was: { sports: [1, 2] }, is: { sports: [2, 1] } })
  })
})

it('Wanted fields replace those there were; one that is undefined is not named', () =>
  expect(withWanted(team, { name: undefined, logo: 'a.webp' })).toStrictEqual({ name: 'Ohana', logo: 'a.webp', sports: [1, 2] }))
