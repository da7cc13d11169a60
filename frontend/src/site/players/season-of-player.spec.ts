import { seasonOfPlayer } from './profile'

const season = (id: number, name: string, active: boolean) => ({ id, name, active, startDate: null, finishDate: null, sport: 1 })
const past = season(1, '2025', false)
const running = season(2, '2026', true)
const seasons = [running, past]

type Player = Parameters<typeof seasonOfPlayer>[0]
const playedIn = (...ids: readonly number[]) =>
  ({ games: ids.map(id => ({ season: { id, name: String(id) } })), stays: [] }) as unknown as Player
const onRosterOf = (name: string) => ({ games: [], stays: [{ season: name }] }) as unknown as Player

it('The page of a player is of the season of its address', () => expect(seasonOfPlayer(playedIn(2), past, seasons)).toBe(past))

it('It is of the active season while they play in it or are on a roster', () => {
  expect(seasonOfPlayer(playedIn(1, 2), running, seasons)).toBe(running)
  expect(seasonOfPlayer(onRosterOf('2026'), running, seasons)).toBe(running)
})

it('It is of the last season that they played in, where they do not play any more', () => {
  expect(seasonOfPlayer(playedIn(1), running, seasons)).toBe(past)
  expect(seasonOfPlayer(playedIn(1), undefined, [past])).toBe(past)
})

it('Who never played has the page of the active season', () => expect(seasonOfPlayer(playedIn(), running, seasons)).toBe(running))
