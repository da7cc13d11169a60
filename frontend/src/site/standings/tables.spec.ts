import { gamesBehind, teamsToChoose } from './tables'

describe('games behind the first', () => {
  it('are half the wins missing and half the losses too many', () => {
    expect(gamesBehind({ wins: 7, losses: 1 }, { wins: 5, losses: 3 })).toBe(2)
  })

  it('have halves where one has played more', () => {
    expect(gamesBehind({ wins: 7, losses: 1 }, { wins: 7, losses: 2 })).toBe(0.5)
  })
})

describe('teams to choose from', () => {
  const monday = { id: 1, name: 'Monday', teams: [{ id: 7, name: 'Hawks' }, { id: 8, name: 'Bulls' }] } // oxfmt-ignore
  const sunday = { id: 2, name: 'Sunday', teams: [{ id: 7, name: 'Hawks' }, { id: 9, name: 'Aces' }] } // oxfmt-ignore

  it('are those of all leagues, each once, by name', () => {
    expect(teamsToChoose([monday, sunday]).map(team => team.name)).toEqual(['Aces', 'Bulls', 'Hawks'])
  })

  it('are those of the league that was chosen', () => {
    expect(teamsToChoose([monday, sunday], 1).map(team => team.name)).toEqual(['Bulls', 'Hawks'])
  })
})
