import { checkFiles, problemsOfFiles, withoutFile } from '../testing/checked-files'
import { smallLeague } from '../testing/small-league'

const CONFERENCE_UNUSED = 'teams.csv: the column "conference" is not used. Divisions cannot be imported yet.'

describe('Columns', () => {
  it('that are not known are left aside, and reported', async () => {
    const files = { ...smallLeague, 'teams.csv': 'id,name,conference,mascot\nHAR,A,,x\nMTL,B,,x\nNIG,C,,x\nOLD,D,,x\n' }
    expect(await checkFiles(files)).toMatchObject({
      problems: [],
      notes: [CONFERENCE_UNUSED, 'teams.csv: the column "mascot" is not read.'],
    })
  })

  it('may be a colour and an abbreviation of each team', async () => {
    const teams = 'id,name,color,abbreviation\nHAR,A,Navy / #F2B705,har\nMTL,B,,\nNIG,C,teal,\nOLD,D,,OTO\n'
    expect(await checkFiles({ ...smallLeague, 'teams.csv': teams })).toMatchObject({
      problems: [],
      notes: [],
      rows: {
        teams: [
          { branding: { colours: ['#0c2340', '#f2b705'], abbreviation: 'HAR' } },
          { id: 'MTL', name: 'B' },
          { branding: { colours: ['#0a7d7d'] } },
          { branding: { abbreviation: 'OTO' } },
        ],
      },
    })
  })

  it('without abbreviations have the ids in their place, where all are three capital letters', async () => {
    const abbreviationsOf = async (ids: readonly string[]) => {
      const teams = `id,name\n${ids.map((id, i) => `${id},Team ${i}`).join('\n')}\n`
      const { rows } = await checkFiles({ ...withoutFile(smallLeague, 'games.csv'), 'teams.csv': teams })
      return rows.teams.map(({ branding }) => branding?.abbreviation)
    }
    expect(await abbreviationsOf(['POR', 'BKN'])).toEqual(['POR', 'BKN'])
    expect(await abbreviationsOf(['POR', 'nets'])).toEqual([undefined, undefined])
    expect(await abbreviationsOf(['T01', 'T02'])).toEqual([undefined, undefined])
  })

  it('that name no colour or no abbreviation are problems', async () => {
    const teams = 'id,name,color,abbreviation\nHAR,A,blurple,\nMTL,B,red/white/blue,\nNIG,C,,NIGHT\nOLD,D,,\n'
    expect(await problemsOfFiles({ ...smallLeague, 'teams.csv': teams })).toEqual([
      'teams.csv line 2: color: blurple is not a colour. Write a colour as #1B5FD1, or by its name, such as navy.',
      'teams.csv line 3: color: At most 2 colours can be chosen.',
      'teams.csv line 4: abbreviation: An abbreviation has 3 letters or digits.',
    ])
  })

  it('with one abbreviation for two teams are noted', async () => {
    const teams = 'id,name,abbreviation\nHAR,A,AAA\nMTL,B,aaa\nNIG,C,\nOLD,D,\n'
    expect(await checkFiles({ ...smallLeague, 'teams.csv': teams })).toMatchObject({
      problems: [],
      notes: ['teams.csv: AAA is the abbreviation of A and B.'],
    })
  })

  it('may come in any order and in capitals', async () =>
    expect(
      (await checkFiles({ ...smallLeague, 'teams.csv': 'NAME,ID\nA,HAR\nB,MTL\nC,NIG\nD,OLD\n' })).rows.teams[0],
    ).toMatchObject({
      id: 'HAR',
      name: 'A',
    }))
})
