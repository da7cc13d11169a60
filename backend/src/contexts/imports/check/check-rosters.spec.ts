import { checkFiles, problemsOfFiles, withoutFile } from '../testing/checked-files'
import { smallLeague } from '../testing/small-league'
import { LARGEST_ROSTER, LARGEST_SHEET } from './check-sizes'

describe('Rosters', () => {
  it('come from rosters.csv where it is', async () =>
    expect(
      (await checkFiles({ ...smallLeague, 'rosters.csv': 'team,player,number\nHAR,p1,7\nMTL,p1,8\n' })).rows.rosters,
    ).toEqual({
      kind: 'named',
      places: [
        { team: 'HAR', player: 'p1' },
        { team: 'MTL', player: 'p1' },
      ],
    }))

  it('come from players.csv where it has a team', async () => {
    const players = 'id,first_name,last_name,team,on_roster\np1,Ana,Lee,HAR,yes\np2,Ben,Ito,HAR,no\n'
    const files = { ...withoutFile(smallLeague, 'box_scores.csv'), 'players.csv': players }
    expect((await checkFiles(files)).rows.rosters).toEqual({
      kind: 'one-each',
      places: [
        { player: 'p1', team: 'HAR' },
        { player: 'p2', team: null },
      ],
    })
  })
})

describe('A roster that is larger than any team has', () => {
  const ids = Array.from({ length: LARGEST_ROSTER + 1 }, (_, i) => `x${i}`)
  const players = (place: string) => ids.map(id => `${id},Ana,Lee,${place}\n`).join('')
  const teams = 'id,first_name,last_name,team,on_roster\n'
  const said = `has ${LARGEST_ROSTER + 1} players on the roster of HAR; at most ${LARGEST_ROSTER} may be.`

  it('is a problem of rosters.csv where it is', async () =>
    expect(
      await problemsOfFiles({
        ...withoutFile(smallLeague, 'box_scores.csv'),
        'players.csv': `id,first_name,last_name\n${ids.map(id => `${id},Ana,Lee\n`).join('')}`,
        'rosters.csv': `team,player\n${ids.map(id => `HAR,${id}\n`).join('')}`,
      }),
    ).toEqual([`rosters.csv: ${said}`]))

  it('is a problem of players.csv where that has teams', async () => {
    const files = withoutFile(smallLeague, 'box_scores.csv')
    expect(await problemsOfFiles({ ...files, 'players.csv': `${teams}${players('HAR,yes')}` })).toEqual([`players.csv: ${said}`])
    expect(await problemsOfFiles({ ...files, 'players.csv': `${teams}${players('HAR,no')}` })).toEqual([])
  })
})

it('A sheet that is larger than any is a problem', async () => {
  const ids = Array.from({ length: LARGEST_SHEET + 1 }, (_, i) => `x${i}`)
  const files = {
    ...smallLeague,
    'players.csv': `id,first_name,last_name\n${ids.map(id => `${id},Ana,Lee\n`).join('')}`,
    'box_scores.csv': `game,team,player,PTS,AST,REB,FGM,FGA,3PM,3PA,FTM,FTA\n${ids.map(id => `g1,HAR,${id},,,,,,,,,\n`).join('')}`,
  }
  expect(await problemsOfFiles(files)).toEqual([
    `box_scores.csv: has ${LARGEST_SHEET + 1} lines of game g1; at most ${LARGEST_SHEET} may be.`,
  ])
})
