import { changeSeason, createSeason, deleteSeason } from '@fullcourt/domain/seasons/decide'
import { addLeague, deleteLeague, orderLeagues, renameLeague } from '@fullcourt/domain/seasons/leagues/decide'
import type { LeaguePlace } from '@fullcourt/domain/seasons/leagues/events'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import fc from 'fast-check'
import { act, pick, type WeightedAct } from './act'
import { chosen, type House } from './house'

export const makeSeason = (house: House, organization: number, active: boolean | 'if-none'): number => {
  const season = house.newId('season')
  const details = { name: `Season ${season}`, startDate: null, finishDate: null }
  house.log.decide(seasonsStream, organization, state => createSeason(state, { organization, season, sport: 1, details, active }))
  house.seasons.push({ organization, season })
  return season
}

export const makeLeague = (house: House, organization: number, season: number): LeaguePlace => {
  const place = { organization, season, league: house.newId('league') }
  house.log.decide(seasonStream, season, state => addLeague(state, { ...place, name: `League ${place.league}` }))
  house.leagues.push(place)
  return place
}

type SeasonPlace = House['seasons'][number]

const withSeason = (house: House, which: number, run: (place: SeasonPlace) => void): void => {
  const place = chosen(house.seasons, which)
  if (place) run(place)
}

const withLeague = (house: House, which: number, run: (place: LeaguePlace) => void): void => {
  const place = chosen(house.leagues, which)
  if (place) run(place)
}

/** The standing leagues of a season, rotated, so that every league gets a new place. */
const rotated = (house: House, season: number, by: number): readonly number[] => {
  const standing = house
    .contents(season)
    .leagues.filter(({ deleted }) => !deleted)
    .map(({ id }) => id)
  const turn = by % (standing.length || 1)
  return [...standing.slice(turn), ...standing.slice(0, turn)]
}

const wantedSeason = fc.record(
  { name: fc.constantFrom('Summer', 'Winter'), startDate: fc.constantFrom('2025-06-01', null) },
  { requiredKeys: [] },
)

export const seasonActs: readonly WeightedAct[] = [
  act('create season', 2, fc.tuple(pick, fc.constantFrom(true, false, 'if-none' as const)), (house, [which, active]) => {
    const organization = chosen(house.organizations, which)
    if (organization !== undefined) makeSeason(house, organization, active)
  }),
  act(
    'change season',
    4,
    fc.tuple(pick, wantedSeason, fc.option(fc.boolean(), { nil: undefined })),
    (house, [which, wanted, active]) =>
      withSeason(house, which, ({ organization, season }) =>
        house.log.decide(seasonsStream, organization, state => changeSeason(state, { season, wanted, active })),
      ),
  ),
  act('delete season', 1, pick, (house, which) =>
    withSeason(house, which, ({ organization, season }) =>
      house.log.decide(seasonsStream, organization, state => deleteSeason(state, { season })),
    ),
  ),
  act('add league', 3, pick, (house, which) =>
    withSeason(house, which, ({ organization, season }) => void makeLeague(house, organization, season)),
  ),
  act('rename league', 2, fc.tuple(pick, fc.constantFrom('Monday', 'Tuesday')), (house, [which, name]) =>
    withLeague(house, which, place =>
      house.log.decide(seasonStream, place.season, state => renameLeague(state, { ...place, name })),
    ),
  ),
  act('order leagues', 4, fc.tuple(pick, pick), (house, [which, by]) =>
    withSeason(house, which, place => {
      const order = rotated(house, place.season, by)
      house.log.decide(seasonStream, place.season, state => orderLeagues(state, { ...place, order }))
    }),
  ),
  act('delete league', 1, pick, (house, which) =>
    withLeague(house, which, place => house.log.decide(seasonStream, place.season, state => deleteLeague(state, place))),
  ),
]
