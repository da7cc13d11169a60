import { pageThen } from './page-then'

const position = '00000000000000000042'
const thing = (kind: 'game' | 'season', id: number) => ({ kind, id, name: 'It', gone: false })

it.each([
  ['a game is shown on its page', '/hoops', thing('game', 41), `/hoops/games/41?asOf=${position}`],
  ['what has no page of its own, by the tables', '/hoops', thing('season', 2), `/hoops/teamList?asOf=${position}`],
  ['what is about no thing, by the tables', '//hoops.example', null, `//hoops.example/teamList?asOf=${position}`],
  ['on its own domain the site has no prefix', '/', thing('game', 41), `/games/41?asOf=${position}`],
])('%s', (_, site, changed, address) => expect(pageThen(site, { thing: changed, position })).toBe(address))
