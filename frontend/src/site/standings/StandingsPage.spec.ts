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
  lastFive: [],
  tieBreak: null,
  summary: [],
  leagueName: 'Monday',
  division_id: division === null ? null : 5,
  divisionName: division,
  position: division === null ? null : 0,
})

const open = async (
  query = '',
  division: string | null = 'Gold',
  others: readonly object[] = [],
  second: string | null = null,
) => {
  const answer = answering({
    '/api/seasonsv2?slug=demo': seasons,
    '/api/gamesv2/progress?from=2026-11-21&slug=demo': { games: 3, completed: 3, last: '2026-11-01', next: null },
    '/api/seasonsv2/2/leagues-with-teams-public?slug=demo': [
      { id: 12, name: 'Monday', teams: [team(7, 'Hawks', division), team(8, 'Owls', second)] },
      ...others,
    ],
  })
  return (await renderedPage(`/demo/teamList${query}`, { answer })).html
}

const teamsIn = (html: string) => ['Hawks', 'Owls'].filter(name => html.includes(`>${name}<`))

describe('The standings of a season with divisions', () => {
  const titles = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)

  it('show the tournament bracket first where all teams are in it, and say so in the heading', async () => {
    const html = await open('', 'Gold', [], 'Gold')
    expect(html).toMatch(/<option value="">Tournament Bracket<\/option>/)
    expect(html).toMatch(/<option value="5">Gold<\/option>/)
    expect(teamsIn(html)).toEqual(['Hawks', 'Owls'])
    expect(titles(html)).toContain('Tournament Bracket: Gold')
    expect(html).not.toContain('Not in the bracket')
  })

  it('show whole tables first where teams would be missing', async () => {
    const html = await open()
    expect(html).toMatch(/<option value="">League Tables<\/option>/)
    expect(teamsIn(html)).toEqual(['Hawks', 'Owls'])
    expect(titles(html)).toContain('Monday')
  })

  it('show the bracket where it is chosen, and lead to the teams that are not in it', async () => {
    const html = await open('?division=bracket')
    expect(teamsIn(html)).toEqual(['Hawks'])
    expect(html).toMatch(/Not in the bracket: 1 team\. .*href="\/demo\/teamList\?division=leagues"/)
  })

  it('show the tables of leagues when these are chosen', async () =>
    expect(teamsIn(await open('?division=leagues'))).toEqual(['Hawks', 'Owls']))

  it.each(['?division=99', '?league=99', '?league=99&division=5'])(
    'ask for another choice where the address names what is not there: %s',
    async query => expect(await open(query)).toContain('Please Select Filter Option'),
  )
})

describe('The standings of a season without divisions', () => {
  it('show all teams, and offer no division', async () => {
    const html = await open('', null)
    expect(teamsIn(html)).toEqual(['Hawks', 'Owls'])
    expect(html).not.toContain('Tournament Bracket')
  })

  it('show leagues of one name under names of their own', async () => {
    const html = await open('', null, [{ id: 13, name: 'Monday', teams: [team(9, 'Bulls', null)] }])
    expect([...html.matchAll(/<h2 id="league-\d+-title">([^<]*)</g)].map(([, name]) => name)).toEqual(['Monday', 'Monday (2)'])
  })
})

describe('The row of a team', () => {
  const row = async (...abbreviations: readonly (string | null)[]) => {
    const teams = abbreviations.map((abbreviation, place) => ({
      ...team(place + 7, ['Hawks', 'Owls'][place] ?? '', null),
      abbreviation,
      lastFive: place === 0 ? ['L', 'W'] : [],
    }))
    const html = await open('?league=13', null, [{ id: 13, name: 'Sunday', teams, orderInWords: 'wins' }])
    return html.slice(html.indexOf('Standings of Sunday'))
  }

  it('has the short name too where every team of the table chose one', async () => {
    expect(await row('HWK', 'OWL')).toMatch(/aria-hidden="true">HWK<\/span><span[^>]*>Hawks</)
    expect(await row('HWK', null)).not.toMatch(/HWK<\/span><span[^>]*>Hawks</)
  })

  it('shows the last results, the newest at the right', async () =>
    expect((await row('HWK', 'OWL')).match(/Won|Lost/g)).toEqual(['Won', 'Lost']))
})
