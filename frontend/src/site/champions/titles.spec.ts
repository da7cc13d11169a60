import { mostTitles } from './ChampionsPage'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const champion = (id: number) => ({
  name: 'Sunday',
  division_id: null,
  league_id: 1,
  team: team(id, `Team ${id}`),
  runnerUp: team(99, 'Owls'),
  game_id: id,
  date: null,
  score: null,
  series: null,
})
const seasons = (...won: readonly (readonly number[])[]) => won.map(ids => ({ champions: ids.map(champion) }))
const holders = (...won: readonly (readonly number[])[]) =>
  mostTitles(seasons(...won)).map(({ team, titles }) => `${team.name}: ${titles}`)

it('Most titles has who won most often, in whatever league', () => expect(holders([1, 2], [2], [1], [1])).toEqual(['Team 1: 3']))

it('Teams that are level share it', () => expect(holders([1], [2], [2], [1], [3])).toEqual(['Team 1: 2', 'Team 2: 2']))

it('One title each is no record', () => expect(holders([1], [2], [])).toEqual([]))
