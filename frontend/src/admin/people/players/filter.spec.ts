import type { PlayerAnswer, RosterAnswer } from '../../../api/schema'
import { everyone, filterChoices, fits, filterName, filterQuery } from './filter'

const team = (id: number) => ({ id, name: `Team ${id}`, logo: null, colors: [], abbreviation: null })

const roster = (at: { team: number; league: number; season: number }): RosterAnswer => ({
  team: team(at.team),
  captain: false,
  seasons_leagues_team: {
    id: at.team,
    team: team(at.team),
    seasons_league: {
      id: at.league,
      league: { id: at.league, name: `League ${at.league}` },
      season: { id: at.season, name: `Season ${at.season}`, active: true },
    },
  },
})

const player = (firstName: string, lastName: string, rosters: RosterAnswer[] = []): PlayerAnswer => ({
  id: 1,
  firstName,
  lastName,
  image: null,
  team_id: null,
  rosters,
  attributeValues: [],
})

it('finds a name by parts of it, in whatever case, accent and order', () => {
  expect(['ruiz', 'A R', ' ana '].map(name => fits(player('Ana', 'Ruiz'), { ...everyone, name }))).toEqual([true, true, true])
  expect(fits(player('Karim', 'Mané'), { ...everyone, name: 'mane karim' })).toBe(true)
  expect(fits(player('Ana', 'Ruiz'), { ...everyone, name: 'ruz' })).toBe(false)
})

it('wants one roster for team and season together', () => {
  const ana = player('Ana', 'Ruiz', [roster({ team: 1, league: 5, season: 1 }), roster({ team: 2, league: 6, season: 2 })])
  expect(fits(ana, { ...everyone, team: '1', season: '1' })).toBe(true)
  expect(fits(ana, { ...everyone, team: '1', season: '2' })).toBe(false)
})

it('leaves out those without a team where one is wanted', () => {
  expect(fits(player('Ana', 'Ruiz'), { ...everyone, league: '5' })).toBe(false)
})

it('offers each team once, and each league with its season', () => {
  const players = [
    player('Ana', 'Ruiz', [roster({ team: 10, league: 5, season: 1 })]),
    player('Bo', 'Ek', [roster({ team: 10, league: 5, season: 1 }), roster({ team: 2, league: 5, season: 1 })]),
  ]
  expect(filterChoices(players)).toEqual({
    teams: [
      { value: '2', label: 'Team 2' },
      { value: '10', label: 'Team 10' },
    ],
    leagues: [{ value: '5', label: 'League 5 (Season 1)' }],
    seasons: [{ value: '1', label: 'Season 1' }],
  })
})

describe('A filter that is saved', () => {
  const choices = {
    teams: [{ value: '5', label: 'Hawks' }],
    leagues: [{ value: '3', label: 'Monday (Fall)' }],
    seasons: [{ value: '7', label: 'Fall' }],
  }

  it('is named after what it looks for', () =>
    expect(filterName({ name: ' ana ', team: '5', league: '', season: '7' }, choices)).toBe('“ana”, Hawks, Fall'))

  it('is an address, the same however it was come to', () =>
    expect([
      filterQuery({ name: ' ana ', team: '5', league: '', season: '7' }, '2'),
      filterQuery({ name: '', team: '5', league: '', season: '' }, ''),
      filterQuery(everyone, '2'),
    ]).toEqual(['organization=2&name=ana&team=5&season=7', 'team=5', '']))
})
