import { findPlayers, listPlayers } from './directory'

const teams = [
  { id: 7, name: 'Hawks', slt_id: 70, league_id: 1, colors: [] },
  { id: 8, name: 'Bulls', slt_id: 80, league_id: 2, colors: [] },
]
const player = (firstName: string, lastName: string, ...slt_ids: number[]) => ({
  id: 1,
  firstName,
  lastName,
  image: null,
  slt_ids,
})
const listed = (...players: ReturnType<typeof player>[]) =>
  listPlayers({ count: players.length, part: 0, parts: 0, letters: [], teams, players }).players

const players = listed(player('Zoë', 'Castillo', 70), player('Ben', 'Brooks', 80), player('Ana', 'Ruiz Brooks', 70, 80))
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
  const far = listed(player('Łukasz', 'Øst', 70), player('Zoë', 'O’Hara', 70))
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
