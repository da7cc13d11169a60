import { DINKS, entered, left, contentsAfter, entryOf, OHANA } from '../../entries/entries.examples'
import type { SeasonContentsFact } from '../../entries/state'
import { specification } from '../../testing/specification'
import { reads } from '../../history/reads.examples'
import type { TeamId } from '../../ids/kinds'
import { added, deleted as leagueDeleted, leagueAt, MONDAY, SUNDAY } from '../../leagues/leagues.examples'
import * as decisions from './decide'
import type { ByeFact } from './events'
import { byeStream, type Byes } from './state'

const given = specification(byeStream.initial, byeStream.evolve)

const JUNE_29 = '2025-06-29'
const season = [added(SUNDAY), added(MONDAY), entered(OHANA), entered(DINKS), entered(11, MONDAY)]
const BYE = 7
const ANOTHER = 8

const teamsOf = (...teams: TeamId[]) => teams.map(team => ({ entry: entryOf(team), team }))
const byeGiven = (team: TeamId, { bye = BYE, date = JUNE_29 } = {}): ByeFact => ({
  type: 'ByeGiven',
  data: { ...leagueAt(SUNDAY), bye, date, entry: entryOf(team), team },
})
const byeDeleted = (...teams: TeamId[]): ByeFact => ({
  type: 'ByeDeleted',
  data: { ...leagueAt(SUNDAY), bye: BYE, date: JUNE_29, teams: teamsOf(...teams) },
})
const byeRestored = (...teams: TeamId[]): ByeFact => ({
  type: 'ByeRestored',
  data: { ...leagueAt(SUNDAY), bye: BYE, date: JUNE_29, teams: teamsOf(...teams) },
})

type Place = { bye?: number; date?: string; league?: number }
const giveBye =
  (team: TeamId, { bye = BYE, date = JUNE_29, league = SUNDAY }: Place = {}, ...later: SeasonContentsFact[]) =>
  (byes: Byes) =>
    decisions.giveBye(byes, contentsAfter(...season, ...later), { ...leagueAt(league), bye, date, team })
const deleteBye =
  (bye = BYE) =>
  (byes: Byes) =>
    decisions.deleteBye(byes, { ...leagueAt(SUNDAY), bye })
const restoreBye =
  (...later: SeasonContentsFact[]) =>
  (byes: Byes) =>
    decisions.restoreBye(byes, contentsAfter(...season, ...later), { ...leagueAt(SUNDAY), bye: BYE })

describe('A bye', () => {
  it('is given to a team of the league on a date', () => given().when(giveBye(OHANA)).then(byeGiven(OHANA)))

  it('is one per date: another team joins it', () =>
    given(byeGiven(OHANA))
      .when(giveBye(DINKS, { bye: ANOTHER }))
      .then(byeGiven(DINKS)))

  it('of another date is another one', () =>
    given(byeGiven(OHANA))
      .when(giveBye(OHANA, { bye: ANOTHER, date: '2025-07-06' }))
      .then(byeGiven(OHANA, { bye: ANOTHER, date: '2025-07-06' })))

  it('given once more changes nothing', () =>
    given(byeGiven(OHANA))
      .when(giveBye(OHANA, { bye: ANOTHER }))
      .thenNothing())

  it.each(['', 'tomorrow', '2025-02-30'])('is on a day of the calendar, not on %j', date =>
    given().when(giveBye(OHANA, { date })).thenRefused('invalid', 'Date must be a date such as 2026-01-31.'),
  )

  it('is of a team that is in the league', () => {
    given().when(giveBye(99)).thenRefused('not-found', 'Team not found')
    given()
      .when(giveBye(OHANA, {}, left(OHANA)))
      .thenRefused('not-found', 'Team not found')
  })

  it('is of a league that is there', () => {
    given()
      .when(giveBye(OHANA, { league: 99 }))
      .thenRefused('not-found', 'League not found')
    given()
      .when(giveBye(OHANA, {}, leagueDeleted(SUNDAY)))
      .thenRefused('not-found', 'League not found')
  })
})

describe('The league of a team that is to have a bye', () => {
  const seasons = (...more: SeasonContentsFact[]) => new Map([[3, contentsAfter(...season, ...more)]])

  it('is the only one in which it plays', () =>
    expect(decisions.onlyLeagueOf(seasons(), DINKS)).toEqual({ season: 3, league: SUNDAY }))

  it('has to be named where it plays in several', () =>
    expect(decisions.onlyLeagueOf(seasons(), OHANA)).toMatchObject({
      why: 'conflict',
      message: 'The team plays in several leagues. Choose the league (league_id).',
    }))

  it('is none where it has left', () =>
    expect(decisions.onlyLeagueOf(seasons(left(DINKS)), DINKS)).toMatchObject({
      why: 'not-found',
      message: 'The team is not in a league of the active season.',
    }))
})

describe('A deleted bye', () => {
  it('is gone for all its teams', () => given(byeGiven(OHANA), byeGiven(DINKS)).when(deleteBye()).then(byeDeleted(OHANA, DINKS)))

  it('is not deleted again', () => {
    given(byeGiven(OHANA), byeDeleted(OHANA)).when(deleteBye()).thenRefused('not-found', 'Bye not found')
    given().when(deleteBye()).thenRefused('not-found', 'Bye not found')
  })

  it('leaves its date free', () =>
    given(byeGiven(OHANA), byeDeleted(OHANA))
      .when(giveBye(OHANA, { bye: ANOTHER }))
      .then(byeGiven(OHANA, { bye: ANOTHER })))

  it('comes back with all its teams', () =>
    given(byeGiven(OHANA), byeGiven(DINKS), byeDeleted(OHANA, DINKS)).when(restoreBye()).then(byeRestored(OHANA, DINKS)))

  it('that is there again stays as it is', () =>
    given(byeGiven(OHANA), byeDeleted(OHANA), byeRestored(OHANA)).when(restoreBye()).thenNothing())

  it('does not come back beside another one of its date', () =>
    given(byeGiven(OHANA), byeDeleted(OHANA), byeGiven(DINKS, { bye: ANOTHER }))
      .when(restoreBye())
      .thenRefused('conflict', 'The league now has another bye on June 29, 2025.'))

  it('does not come back to a deleted league', () =>
    given(byeGiven(OHANA), byeDeleted(OHANA))
      .when(restoreBye(leagueDeleted(SUNDAY)))
      .thenRefused('conflict', 'The league is deleted: bring it back first.'))

  it('that never was does not come back', () => given().when(restoreBye()).thenRefused('not-found', 'Bye not found'))
})

reads(
  [byeGiven(OHANA), 'gave Ohana a bye on June 29, 2025'],
  [byeDeleted(OHANA, DINKS), 'deleted the bye of Ohana and DINKs on June 29, 2025'],
  [byeRestored(OHANA), 'brought back the bye of Ohana on June 29, 2025'],
)
