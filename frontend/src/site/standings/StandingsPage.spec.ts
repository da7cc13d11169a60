import { answering, renderedPage } from '../testing/rendered-page'

const seasons = [{ id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }]
const team = (id: number, name: string, division: string | null) => ({
  id,
  name,
  logo: null,
  colors: [],
  abbreviation: null,
  rank: id,
  wins: 1,
  losses: 0,
  ties: 0,
  gamesPlayed: 1,
  streak: 'W1',
  lastTen: null,
  tieBreak: null,
  summary: [],
  leagueName: 'Monday',
  division_id: division === null ? null : 5,
  divisionName: division,
  position: division === null ? null : 0,
})

const open = async (query = '', division: string | null = 'Gold') => {
  const answer = answering({
    '/api/seasonsv2?slug=demo': seasons,
    '/api/gamesv2/progress?from=2026-11-21&slug=demo': { games: 3, completed: 3, last: '2026-11-01', next: null },
    '/api/seasonsv2/2/leagues-with-teams-public?slug=demo': [
      { id: 12, name: 'Monday', teams: [team(7, 'Hawks', division), team(8, 'Owls', null)] },
    ],
  })
  return (await renderedPage(`/demo/teamList${query}`, { answer })).html
}

const teamsIn = (html: string) => ['Hawks', 'Owls'].filter(name => html.includes(`>${name}<`))

describe('The standings of a season with divisions (spec 2 §2)', () => {
  it('show the tournament bracket first, with its teams alone', async () => {
    const html = await open()
    expect(html).toMatch(/<option value="">Tournament Bracket<\/option>/)
    expect(html).toMatch(/<option value="5">Gold<\/option>/)
    expect(teamsIn(html)).toEqual(['Hawks'])
  })

  it('show the tables of leagues when these are chosen', async () =>
    expect(teamsIn(await open('?division=leagues'))).toEqual(['Hawks', 'Owls']))

  it('ask for another choice where the address names what is not there', async () =>
    expect(await open('?division=99')).toContain('Please Select Filter Option'))
})

describe('The standings of a season without divisions', () => {
  it('show all teams, and offer no division', async () => {
    const html = await open('', null)
    expect(teamsIn(html)).toEqual(['Hawks', 'Owls'])
    expect(html).not.toContain('Tournament Bracket')
  })
})
