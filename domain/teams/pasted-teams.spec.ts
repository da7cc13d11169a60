import { fullName } from '../players/full-name'
import { pastedTeams } from './pasted-teams'

/** `Hawks: 12 Ana Silva` for each team. */
const understood = (text: string) =>
  pastedTeams(text).map(({ name, players }) => ({
    [name]: players.map(player => `${player.number ?? '-'} ${fullName(player)}`),
  }))

describe('A pasted text of teams', () => {
  it('has a team on every line', () => expect(understood('Hawks\nBulls\n\n')).toEqual([{ Hawks: [] }, { Bulls: [] }]))

  it('may have an empty line after each', () =>
    expect(understood('Hawks\n\nBulls\n\nHeat')).toEqual([{ Hawks: [] }, { Bulls: [] }, { Heat: [] }]))

  it('has names with figures at their end', () =>
    expect(understood('Hawks\nTeam 2\nTeam 3')).toEqual([{ Hawks: [] }, { 'Team 2': [] }, { 'Team 3': [] }]))

  it('has a team at the head of each paragraph, with its players', () =>
    expect(understood('Hawks\n12 Ana Silva\nBo Ray\n\nBulls\n4 Cy Fox')).toEqual([
      { Hawks: ['12 Ana Silva', '- Bo Ray'] },
      { Bulls: ['4 Cy Fox'] },
    ]))

  it('may have a team without players among others', () =>
    expect(understood('Hawks\n12 Ana Silva\n\nBulls\n\nHeat\n4 Cy Fox')).toEqual([
      { Hawks: ['12 Ana Silva'] },
      { Bulls: [] },
      { Heat: ['4 Cy Fox'] },
    ]))

  it('has a team on every line without a number where the players have one and no line is empty', () =>
    expect(understood('Hawks\n12 Ana Silva\n7 Bo Ray\nBulls\n4 Cy Fox')).toEqual([
      { Hawks: ['12 Ana Silva', '7 Bo Ray'] },
      { Bulls: ['4 Cy Fox'] },
    ]))

  it('has a team on every line with a colon at its end, whatever lines are empty', () =>
    expect(understood('Hawks:\nAna Silva\n\nBo Ray\nBulls:\nCy Fox')).toEqual([
      { Hawks: ['- Ana Silva', '- Bo Ray'] },
      { Bulls: ['- Cy Fox'] },
    ]))

  it('has teams and players from the columns of a table', () =>
    expect(understood('Team\tNo.\tFirst name\tLast name\nHawks\t12\tAna\tda Silva\nBulls\t4\tCy\tFox\nHawks\t\tBo\tRay')).toEqual(
      [{ Hawks: ['12 Ana da Silva', '- Bo Ray'] }, { Bulls: ['4 Cy Fox'] }],
    ))

  it.each([
    ['Harbor: Ana Müller 7, Bo Li 12\nPier: Cy Fox 4'],
    ['Harbor: Müller, Ana 7; Li, Bo 12\nPier: Cy Fox 4'],
    ['Harbor, Ana Müller, 7\nHarbor, Bo Li, 12\nPier, Cy Fox, 4'],
    ['Harbor\tMüller, Ana\t7\nHarbor\tLi, Bo\t12\nPier\tFox, Cy\t4'],
    ['team;player;number\nHarbor;Ana Müller;7\nHarbor;Bo Li;12\nPier;Cy Fox;4'],
    ['Harbor,Ana,Müller,7\nHarbor,Bo,Li,12\n\nPier,Cy,Fox,4'],
  ])('has each player beside their team: %p', text =>
    expect(understood(text)).toEqual([{ Harbor: ['7 Ana Müller', '12 Bo Li'] }, { Pier: ['4 Cy Fox'] }]),
  )

  it('has names with a comma or a colon in them where no line has players', () =>
    expect(understood('Portland, East\nU12: Red')).toEqual([{ 'Portland, East': [] }, { 'U12: Red': [] }]))

  it('may have headings under each team', () =>
    expect(understood('Hawks\nLast name\tFirst name\nSilva\tAna\n\nBulls')).toEqual([{ Hawks: ['- Ana Silva'] }, { Bulls: [] }]))

  it('has the lines of teams and players as they are in the text', () => {
    const [hawks, bulls] = pastedTeams('\nHawks\n12 Ana Silva\n\n\nBulls\n4 Cy Fox')
    expect([hawks?.line, hawks?.players[0]?.line, bulls?.line, bulls?.players[0]?.line]).toEqual([2, 3, 6, 7])
  })

  it('is empty where there is nothing but white space', () => expect(pastedTeams(' \n ')).toEqual([]))
})

it.each(['Team\nHawks\nBulls', 'Team name\r\n\r\nHawks\r\nBulls', 'Name\nHawks\nBulls'])(
  'Headings of a list of teams are no team: %p',
  text => expect(pastedTeams(text).map(({ name }) => name)).toEqual(['Hawks', 'Bulls']),
)
