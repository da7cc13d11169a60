import type { AnyFact } from '../log/fact-types'
import { lineRecorded, scheduled, scored } from '../games/games.examples'
import { undoStepsOf } from './inverses'
import { waitsForOthers } from './contents'

const organization = 1
const place = { organization, season: 3, league: 5 }
const season: AnyFact = {
  type: 'SeasonCreated',
  data: {
    organization,
    season: 3,
    sport: 1,
    details: { name: 'Fall', startDate: null, finishDate: null },
    active: false,
    deactivates: null,
  },
}
const league: AnyFact = { type: 'LeagueAdded', data: { ...place, name: 'Rec' } }
const team: AnyFact = { type: 'TeamCreated', data: { organization, team: 11, details: { name: 'A', logo: null }, enters: null } }
const teamInLeague: AnyFact = {
  type: 'TeamCreated',
  data: { organization, team: 11, details: { name: 'A', logo: null }, enters: { season: 3, league: 5, entry: 21 } },
}
const entered: AnyFact = { type: 'TeamEnteredLeague', data: { ...place, entry: 21, team: 11 } }
const joined: AnyFact = { type: 'PlayerJoinedRoster', data: { ...place, entry: 21, team: 11, player: 31 } }
const left: AnyFact = { type: 'PlayerLeftRoster', data: { ...place, entry: 21, team: 11, player: 31 } }
const renamed: AnyFact = {
  type: 'TeamChanged',
  data: { organization, team: 11, was: { name: 'A' }, is: { name: 'B' } },
}
const leagueGone: AnyFact = { type: 'LeagueDeleted', data: place }
const teamOut: AnyFact = { type: 'TeamLeftLeague', data: { ...place, entry: 21, team: 11 } }
const outOfDivision: AnyFact = {
  type: 'TeamRemovedFromDivision',
  data: { organization, season: 3, league: 5, entry: 21, team: 11, division: 51 },
}
const playerGone: AnyFact = { type: 'PlayerDeleted', data: { organization, player: 31 } }
const ended: AnyFact = { type: 'ImportFinished', data: { import: 7, organization, league: 5, counts: {}, reports: [] } }

const stepsOf = (...facts: readonly AnyFact[]) => {
  const found = undoStepsOf(facts.map((fact, revision) => ({ fact, revision, position: String(revision) })))
  if ('because' in found) throw new Error(found.because)
  return found
}
const undone = (...facts: readonly AnyFact[]) => stepsOf(...facts).map(({ fact }) => fact.type)

describe('What an action made', () => {
  it('goes with what it made around it, which goes first', () =>
    expect(undone(season, league, team, entered, joined, scheduled(), scored('61–58'), ended)).toEqual([
      'ImportFinished',
      'SeasonCreated',
      'TeamCreated',
    ]))

  it('in a league that was there goes thing by thing, the last first', () =>
    expect(undone(team, entered, scheduled(), scored('61–58'))).toEqual(['GameScheduled', 'TeamEnteredLeague', 'TeamCreated']))

  it('goes with all that was changed of it, a place on a roster with the entry', () => {
    expect(undone(team, renamed)).toEqual(['TeamCreated'])
    expect(undone(entered, joined)).toEqual(['TeamEnteredLeague'])
    expect(undone(joined)).toEqual(['PlayerJoinedRoster'])
  })

  it('of the organization does not go with a season or league that it was made for', () =>
    expect(undone(season, league, teamInLeague, entered)).toEqual(['SeasonCreated', 'TeamCreated']))

  it('of a game goes with what was entered for it, and no other', () => {
    const [step] = stepsOf(scheduled(), scored('61–58'), lineRecorded(31, 'PTS 9'))
    expect(step?.inverse).toMatchObject({
      does: 'delete',
      thing: { kind: 'game', game: 41, asItWas: { score: { home: 61, away: 58 }, lines: [{ line: { PTS: 9 } }] } },
    })
  })

  it('in several games is taken back game by game, however it was entered', () => {
    const other = <Changed extends { readonly data: object }>(fact: Changed): Changed => ({
      ...fact,
      data: { ...fact.data, game: 42 },
    })
    const [score, line] = [scored('61–58'), lineRecorded(31, 'PTS 9')]
    expect(stepsOf(line, other(line), score, other(score)).map(({ inverse }) => inverse)).toMatchObject([
      { does: 'takeBackFigures', game: 42, entered: [line, score].map(({ type }) => ({ type })) },
      { does: 'takeBackFigures', game: 41, entered: [line, score].map(({ type }) => ({ type })) },
    ])
  })
})

it('What comes back into something that comes back too waits for that', () => {
  const steps = stepsOf(left, playerGone)
  expect(steps.map(step => [step.fact.type, waitsForOthers(steps)(step)])).toEqual([
    ['PlayerDeleted', false],
    ['PlayerLeftRoster', true],
  ])
})

it('A captain who left a roster is its captain again with their place on it', () => {
  const captainNoMore: AnyFact = { type: 'CaptainNamed', data: { ...place, entry: 21, team: 11, was: 31, is: null } }
  expect(undone(captainNoMore, left)).toEqual(['PlayerLeftRoster'])
  expect(undone(captainNoMore)).toEqual(['CaptainNamed'])
})

describe('A place in a division that a team lost', () => {
  it('comes back with the league that was deleted, or with the team in it', () => {
    expect(undone(leagueGone, outOfDivision)).toEqual(['LeagueDeleted'])
    expect(undone(teamOut, outOfDivision)).toEqual(['TeamLeftLeague'])
  })
  it('is not undone by itself', () =>
    expect(() => undone(outOfDivision)).toThrow('teams of a division are moved where it is shown.'))
})
