import { byLetter } from './letters'

const named = (firstName: string, lastName: string) => ({ firstName, lastName })

it('puts players under the first letters of their last names, without accents, other beginnings last', () => {
  const all = [named('Łukasz', 'Øst'), named('Ana', 'Álvarez'), named('Mo', '7'), named('Ben', 'Abel'), named('Zoë', '')]
  expect(byLetter(all).map(({ letter, players }) => [letter, players.map(({ firstName }) => firstName)])).toEqual([
    ['A', ['Ana', 'Ben']],
    ['O', ['Łukasz']],
    ['Z', ['Zoë']],
    ['#', ['Mo']],
  ])
})
