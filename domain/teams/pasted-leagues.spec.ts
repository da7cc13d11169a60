import { fullName } from '../players/full-name'
import { pastedLeagues } from './pasted-leagues'

/** `Monday | Hawks: 12 Ana Silva` for each team of each league; a league without teams alone. */
const understood = (text: string) =>
  pastedLeagues(text).flatMap(({ name, teams }) =>
    teams.length === 0
      ? [String(name)]
      : teams.map(team =>
          `${name} | ${team.name}: ${team.players.map(player => `${player.number ?? '-'} ${fullName(player)}`).join(', ')}`.trim(),
        ),
  )

describe('Leagues of a pasted text', () => {
  it('are in a column of a table, whatever the order of its columns', () =>
    expect(
      understood('Team\tLeague\tNo.\tPlayer\nHawks\tMonday\t12\tAna Silva\nOwls\tTuesday\t4\tFox, Cy\nHawks\tMonday\t7\tBo Ray'),
    ).toEqual(['Monday | Hawks: 12 Ana Silva, 7 Bo Ray', 'Tuesday | Owls: 4 Cy Fox']))

  it('and teams whose cells a spreadsheet leaves blank are those of the line above', () =>
    expect(understood('League,Team,Player\nMonday,Hawks,Ana Silva\n,,Bo Ray\n,Owls,Cy Fox\nTuesday,Kings,Dee Orr')).toEqual([
      'Monday | Hawks: - Ana Silva, - Bo Ray',
      'Monday | Owls: - Cy Fox',
      'Tuesday | Kings: - Dee Orr',
    ]))

  it('may be in a table of teams alone', () =>
    expect(understood('League,Team\nMonday,Hawks\nMonday,Owls\nTuesday,Kings')).toEqual([
      'Monday | Hawks:',
      'Monday | Owls:',
      'Tuesday | Kings:',
    ]))

  it.each([
    ['League: Monday', 'League: Tuesday'],
    ['# Monday', '# Tuesday'],
    ['## Monday', 'league:Tuesday'],
  ])('stand over their teams: %p', (monday, tuesday) =>
    expect(understood(`${monday}\nHawks: Ana Silva 12, Bo Ray\nOwls:\n#4 Cy Fox\n\n${tuesday}\nKings`)).toEqual([
      'Monday | Hawks: 12 Ana Silva, - Bo Ray',
      'Monday | Owls: 4 Cy Fox',
      'Tuesday | Kings:',
    ]),
  )

  it('may have no teams yet', () => expect(understood('League: Monday\nLeague: Tuesday')).toEqual(['Monday', 'Tuesday']))

  it('are one without a name where the text names none', () =>
    expect(understood('Harbor: Ana Müller 7, Bo Li 12\nPier')).toEqual(['null | Harbor: 7 Ana Müller, 12 Bo Li', 'null | Pier:']))

  it('have the lines of the text as it is with a line for each player', () => {
    const [monday] = pastedLeagues('# Monday\nHarbor: Ana 7, Bo 12\nPier: Cy 4')
    const [harbor, pier] = monday?.teams ?? []
    expect([monday?.line, harbor?.line, harbor?.players.map(({ line }) => line), pier?.line]).toEqual([1, 2, [3, 4], 5])
  })
})
