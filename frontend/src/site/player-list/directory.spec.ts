import { byLetter, findPlayers, isSought, type ListedPlayer } from './directory'

const player = (name: string, ...teams: ListedPlayer['teams']): ListedPlayer => ({
  id: 1,
  name,
  last: name.split(' ').at(-1) ?? '',
  photo: null,
  teams,
})
const hawks = { id: 7, name: 'Hawks', league: 1 }
const bulls = { id: 8, name: 'Bulls', league: 2 }
const players = [player('Zoë Castillo', hawks), player('Ben Brooks', bulls), player('Ana Ruiz Brooks', hawks, bulls)]
const names = (text: string, league?: number, team?: number) =>
  findPlayers(players, { text, league, team }).map(({ name }) => name)

it('finds a name by a part of it, whatever the case and the accents', () => {
  expect([names('zoe'), names('BROOK'), names('brooks ana')]).toEqual([
    ['Zoë Castillo'],
    ['Ben Brooks', 'Ana Ruiz Brooks'],
    ['Ana Ruiz Brooks'],
  ])
})

it('finds letters that a keyboard may not have', () => {
  const far = [player('Łukasz Øst', hawks), player('Zoë O’Hara', hawks)]
  expect([findPlayers(far, { text: 'lukasz ost' }), findPlayers(far, { text: "o'hara" })].map(([one]) => one?.name)).toEqual([
    'Łukasz Øst',
    'Zoë O’Hara',
  ])
})

it('finds who plays in a league, and for a team', () => {
  expect(names('', 1)).toEqual(['Zoë Castillo', 'Ana Ruiz Brooks'])
  expect(names('', undefined, 8)).toEqual(['Ben Brooks', 'Ana Ruiz Brooks'])
})

it('wants league and team to be of the same roster', () => {
  expect(names('', 1, 8)).toEqual([])
})

it('searches nothing without a filter and without a text', () => {
  expect([isSought({ text: '' }), isSought({ text: 'a' }), isSought({ text: '', team: 7 })]).toEqual([false, true, true])
})

it('puts players under the first letters of their last names, without accents, other beginnings last', () => {
  const all = ['Łukasz Øst', 'Ana Álvarez', 'Mo 7', 'Ben Abel'].map(name => player(name, hawks))
  expect(byLetter(all).map(({ letter, players: of }) => [letter, of.map(({ name }) => name)])).toEqual([
    ['A', ['Ana Álvarez', 'Ben Abel']],
    ['O', ['Łukasz Øst']],
    ['#', ['Mo 7']],
  ])
})
