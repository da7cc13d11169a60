import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const roster = {
  team: { id: 7, name: 'Hawks', colors: [] },
  seasons_leagues_team: { seasons_league: { season: { id: 2, active: true }, league: { id: 12, name: 'Monday' } } },
}
const player = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, image: null, rosters: [roster] })

const open = (query = '') =>
  renderedPage(`/demo/playerList${query}`, {
    answer: answering(
      {
        '/api/seasonsv2': [{ id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }],
        '/api/leaguesv2': [{ id: 12, name: 'Monday', teams: [{ id: 7, name: 'Hawks' }] }],
        '/api/playersv2': [player(1, 'Ana', 'Lee'), player(2, 'Bo', 'Ray')],
      },
      pathOf,
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
