import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const team = { id: 7, name: 'Hawks', colors: [], slt_id: 70, league_id: 12 }
const player = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, image: null, slt_ids: [70] })

const few = {
  count: 2,
  part: 0,
  parts: 0,
  letters: [],
  teams: [team],
  players: [player(1, 'Ana', 'Lee'), player(2, 'Bo', 'Ray')],
}

const open = (
  query = '',
  answers: Readonly<Record<string, unknown>> = { '/api/playersv2/directory?seasonId=2&slug=demo': few },
) =>
  renderedPage(`/demo/playerList${query}`, {
    answer: answering(
      {
        '/api/seasonsv2': [{ id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }],
        '/api/leaguesv2': [{ id: 12, name: 'Monday', teams: [{ id: 7, name: 'Hawks' }] }],
        ...answers,
      },
      address => (address in answers ? address : pathOf(address)),
    ),
  })

const EVERYBODY = 'All players from A to Z. Search for a name, or choose a league or a team, to see fewer.'

it('Before anything is searched, all players are listed, and the page says so', async () => {
  const { text } = await open()
  expect([EVERYBODY, 'Ana Lee', 'Bo Ray'].filter(words => !text.includes(words))).toEqual([])
})

it('Who searches for a name sees fewer', async () => {
  const { text } = await open('?name=ana')
  expect([EVERYBODY, 'Ana Lee', 'Bo Ray'].map(words => text.includes(words))).toEqual([false, true, false])
})

describe('A season with more players than a page holds', () => {
  const many = { ...few, count: 1_201, players: [], teams: [] }
  const letters = [
    { letter: 'L', part: 1 },
    { letter: 'R', part: 2 },
  ]
  const asked = '/api/playersv2/directory?seasonId=2'
  const inParts = (query: string, parameters: string, part: object) =>
    open(query, { [`${asked}&slug=demo`]: many, [`/api/playersv2/directory?${parameters}&seasonId=2&slug=demo`]: part })

  it('is shown in parts, with links to the others and to letters in them', async () => {
    const { html, text, head } = await inParts('?part=2', 'part=2', { ...few, count: 1_201, part: 2, parts: 7, letters })
    expect(text).toContain('1,201 players, 201 to 202 are shown.')
    const links = ['playerList#letter-L', 'playerList?part=2#letter-R', 'playerList', 'playerList?part=7']
    expect(links.filter(to => !html.includes(`href="/demo/${to}"`))).toEqual([])
    expect(head).toContain('playerList?part=2"')
  })

  it('is searched where the players are', async () => {
    const { text } = await inParts('?name=ana&part=9', 'name=ana&part=9', { ...few, part: 1, parts: 1 })
    expect(text).toContain('2 players, 1 to 2 are shown.')
  })
})
