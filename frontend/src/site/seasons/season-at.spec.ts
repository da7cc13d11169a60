import { seasonToAsk, seasonAt, seasonFilter } from './season-at'

const season = (id: number, name: string, active: boolean) => ({ id, name, active, startDate: null, finishDate: null, sport: 1 })
const past = season(1, '2025', false)
const running = season(2, '2026', true)
const seasons = [running, past]
const at = (query: string) => seasonAt(seasons, new URLSearchParams(query))

it('A page shows the season of its address, else the active one', () => {
  expect(at('season=1')).toBe(past)
  expect(at('')).toBe(running)
})

it('The address of a bracket names its season as seasonId', () => expect(at('divisionId=8&seasonId=1')).toBe(past))

it.each(['season=', 'season=fall', 'season=-1'])('What is no id names no season: %s', query => expect(at(query)).toBe(running))

it('A season that is not there is not replaced by the active one', () => expect(at('season=3')).toBeUndefined())

it('Where no season is active, none is shown until one is named', () => {
  expect(seasonAt([past], new URLSearchParams())).toBeUndefined()
  expect(seasonAt([past], new URLSearchParams('season=1'))).toBe(past)
})

it('The active season is asked for without its id, a past one by it', () =>
  expect([seasonToAsk(running), seasonToAsk(past), seasonToAsk(undefined)]).toEqual([undefined, 1, undefined]))

it('A past season is a page of its own, the active one is not', () =>
  expect([seasonFilter(running), seasonFilter(past), seasonFilter(undefined)]).toEqual([[], ['season'], []]))
