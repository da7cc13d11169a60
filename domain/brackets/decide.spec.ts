import type { SeasonContentsFact } from '../entries/state'
import { specification } from '../facts/specification'
import { noDetails } from '../games/decide'
import type { GameDetails } from '../games/events'
import * as decisions from './decide'
import type { BracketFact, MatchupPlace } from './events'
import { bracketStream, type SeasonBrackets } from './state'
import { reads } from '../history/reads.examples'

const given = specification(bracketStream.initial, bracketStream.evolve)

const SEASON = { organization: 1, season: 3 }
const r1: MatchupPlace = { ...SEASON, division: 9, matchup: 'r1-0', game: 41 }
const entered = (team: number): SeasonContentsFact => ({
  type: 'TeamEnteredLeague',
  data: { ...SEASON, league: 5, entry: team + 10, team },
})
const season: readonly SeasonContentsFact[] = [
  { type: 'LeagueAdded', data: { ...SEASON, league: 5, name: 'Sunday Open' } },
  entered(11),
  entered(12),
]
const side = (team: number) => ({ team, entry: team + 10, league: 5 })

const created = (place = r1, details: Partial<GameDetails> = {}): BracketFact => ({
  type: 'MatchupGameCreated',
  data: { ...place, home: side(11), away: side(12), details: { ...noDetails, matchId: place.matchup, ...details } },
})
const removed = (place = r1): BracketFact => ({ type: 'MatchupGameRemoved', data: place })
const restored = (place = r1): BracketFact => ({ type: 'MatchupGameRestored', data: place })

const create =
  (place = r1, { home = 11, away = 12, ...details }: { home?: number; away?: number; date?: string } = {}) =>
  (brackets: SeasonBrackets) =>
    decisions.createMatchupGame(brackets, { ...place, home, away, details })
const remove =
  (place = r1) =>
  (brackets: SeasonBrackets) =>
    decisions.removeMatchupGame(brackets, place)
const restore =
  (place = r1) =>
  (brackets: SeasonBrackets) =>
    decisions.restoreMatchupGame(brackets, place)

const other = { ...r1, game: 42 }

describe('The game of a matchup', () => {
  it('is created with all that it is scheduled with', () =>
    given(...season)
      .when(create(r1, { date: '2025-06-29' }))
      .then(created(r1, { date: '2025-06-29' })))

  it('is the only one of its matchup', () =>
    given(...season, created())
      .when(create(other))
      .thenRefused('conflict', 'The matchup r1-0 has a game already.'))

  it('is not the only one of another matchup, or of that of another division', () => {
    const elsewhere = { ...other, matchup: 'r1-1' }
    given(...season, created())
      .when(create(elsewhere))
      .then(created(elsewhere))
    given(...season, created())
      .when(create({ ...other, division: 8 }))
      .then(created({ ...other, division: 8 }))
  })

  it('created again is no second one', () =>
    given(...season, created())
      .when(create())
      .thenNothing())

  it.each(['', 'final', 'r0-1', 'r1', 'R1-0'])('does not decide a matchup called %p', matchup =>
    given(...season)
      .when(create({ ...r1, matchup }))
      .thenRefused('invalid', 'matchup must be a round and a place, such as r1-0.'),
  )

  it('is of two teams of the season', () => {
    given(...season)
      .when(create(r1, { away: 13 }))
      .thenRefused('not-found', 'Team not found')
    given(...season)
      .when(create(r1, { away: 11 }))
      .thenRefused('invalid', 'Teams must be different.')
  })

  it('is not created where it could not be scheduled', () =>
    given(...season)
      .when(create(r1, { date: 'tomorrow' }))
      .thenRefused('invalid'))
})

describe('A matchup', () => {
  it('is free when its game is gone', () => {
    given(...season, created())
      .when(remove())
      .then(removed())
    given(...season, created(), removed())
      .when(create(other))
      .then(created(other))
  })

  it('is not freed by a game that does not have it', () => {
    given(...season, created())
      .when(remove(other))
      .thenNothing()
    given(...season, created(), removed())
      .when(remove())
      .thenNothing()
  })

  it('is taken again by a game that comes back', () => {
    given(...season, created(), removed())
      .when(restore())
      .then(restored())
    given(...season, created(), removed(), restored())
      .when(create(other))
      .thenRefused('conflict', 'The matchup r1-0 has a game already.')
  })

  it('is not given back to a game while another has it', () =>
    given(...season, created(), removed(), created(other))
      .when(restore())
      .thenRefused('conflict', 'The matchup r1-0 has a game already.'))
})

reads(
  [
    created(r1, { date: '2025-06-29', matchId: null }),
    'created the game DINKs @ Ohana of the bracket matchup r1-0 on June 29, 2025',
  ],
  [removed(), 'freed the bracket matchup r1-0'],
  [restored(), 'gave the bracket matchup r1-0 back to its game'],
)
