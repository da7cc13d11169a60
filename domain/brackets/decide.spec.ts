import {
  assigned,
  at,
  BULLS,
  created as divisionCreated,
  deleted as divisionDeleted,
  EAST,
  ordered,
  OWLS,
  season as fourTeams,
  teamOf,
} from '../divisions/divisions.examples'
import { DINKS, entryOf, OHANA } from '../entries/entries.examples'
import { specification } from '../testing/specification'
import { noDetails } from '../games/decide'
import type { GameDetails } from '../games/events'
import { reads } from '../history/reads.examples'
import type { TeamId } from '../ids/kinds'
import * as decisions from './decide'
import type { BracketFact, MatchupPlace } from './events'
import type { BracketGameResult } from './results'
import { bracketStream, type SeasonBrackets, type SeasonBracketsFact } from './state'

const given = specification(bracketStream.initial, bracketStream.evolve)

const r1: MatchupPlace = { ...at(EAST), matchup: 'r1-0', game: 41 }

/** Ohana, the DINKs, the Bulls and the Owls are seeds 1 to 4 of a division. */
const season: readonly SeasonBracketsFact[] = [
  ...fourTeams,
  divisionCreated(EAST),
  ...[OHANA, DINKS, BULLS, OWLS].map((team, position) => assigned(team, position)),
]

type Sides = readonly [home: TeamId, away: TeamId]

const created = (
  place = r1,
  { home, away, ...details }: Partial<GameDetails> & { home?: TeamId; away?: TeamId } = {},
): BracketFact => ({
  type: 'MatchupGameCreated',
  data: {
    ...place,
    home: teamOf(home ?? OHANA),
    away: teamOf(away ?? OWLS),
    details: { ...noDetails, matchId: place.matchup, ...details },
  },
})
const removed = (place = r1): BracketFact => ({ type: 'MatchupGameRemoved', data: place })
const restored = (place = r1): BracketFact => ({ type: 'MatchupGameRestored', data: place })
const thirdPlaceSet = (is: boolean): BracketFact => ({ type: 'ThirdPlaceGameSet', data: { ...at(EAST), was: !is, is } })

/** What a game of a semifinal came to. */
const result = (
  matchId: string,
  game: number,
  [home, away]: Sides,
  [homeScore, awayScore]: readonly [number, number],
): BracketGameResult => ({
  game,
  matchId,
  home: entryOf(home),
  away: entryOf(away),
  homeTeam: home,
  awayTeam: away,
  score: { home: homeScore, away: awayScore },
  walkover: null,
  hasFigures: true,
  lost: null,
  undone: [],
})

const create =
  (
    place = r1,
    { results = [], home, away, ...details }: Partial<Parameters<typeof decisions.createMatchupGame>[1]> & { date?: string } = {},
  ) =>
  (brackets: SeasonBrackets) =>
    decisions.createMatchupGame(brackets, { ...place, home, away, details, results })
const remove =
  (place = r1) =>
  (brackets: SeasonBrackets) =>
    decisions.removeMatchupGame(brackets, place)
const restore =
  (place = r1, entries = [OHANA, OWLS].map(team => entryOf(team))) =>
  (brackets: SeasonBrackets) =>
    decisions.restoreMatchupGame(brackets, { ...place, entries, results: [] })
const setThirdPlace = (is: boolean) => (brackets: SeasonBrackets) => decisions.setThirdPlace(brackets, { ...at(EAST), is })

const other = { ...r1, game: 42 }
const final: MatchupPlace = { ...r1, matchup: 'r2-0', game: 43 }
const ONE_GAME = 'A game already exists for this matchup. Edit it instead.'

describe('The game of a matchup', () => {
  it('is created with all that it is scheduled with, and the better seed at home', () =>
    given(...season)
      .when(create(r1, { date: '2025-06-29' }))
      .then(created(r1, { date: '2025-06-29' })))

  it('has the other team at home where the caller says so', () => {
    given(...season)
      .when(create(r1, { home: OWLS }))
      .then(created(r1, { home: OWLS, away: OHANA }))
    given(...season)
      .when(create(r1, { away: OHANA }))
      .then(created(r1, { home: OWLS, away: OHANA }))
    given(...season)
      .when(create(r1, { home: OHANA, away: OWLS }))
      .then(created())
  })

  it('is the only one of its matchup', () =>
    given(...season, created())
      .when(create(other))
      .thenRefused('conflict', ONE_GAME))

  it('is not the only one of another matchup', () => {
    const elsewhere = { ...other, matchup: 'r1-1' }
    given(...season, created())
      .when(create(elsewhere))
      .then(created(elsewhere, { home: DINKS, away: BULLS }))
  })

  it('created again is no second one', () =>
    given(...season, created())
      .when(create())
      .thenNothing())

  it.each(['', 'final', 'r0-1', 'r1', 'R1-0', 'r1-2', 'r3-0', 'third-place'])('is of no matchup called %p', matchup =>
    given(...season)
      .when(create({ ...r1, matchup }))
      .thenRefused('invalid', 'Matchup must be one of the bracket, such as r1-0.'),
  )

  it('is of the teams that stand in it', () => {
    const text = 'Semifinal 1 can only be played by the two teams in it.'
    given(...season)
      .when(create(r1, { home: DINKS }))
      .thenRefused('conflict', text)
    given(...season)
      .when(create(r1, { home: OHANA, away: BULLS }))
      .thenRefused('conflict', text)
    given(...season)
      .when(create(r1, { home: OHANA, away: OHANA }))
      .thenRefused('invalid', 'Teams must be different.')
  })

  it('waits for the games before it', () => {
    const both = { ...r1, matchup: 'r1-1', game: 42 }
    const results = [result('r1-0', 41, [OHANA, OWLS], [58, 61]), result('r1-1', 42, [DINKS, BULLS], [61, 58])]
    given(...season, created(), created(both))
      .when(create(final, { results: results.slice(0, 1) }))
      .thenRefused('conflict', 'Who plays Final is not known yet. The games before it must be played first.')
    given(...season, created(), created(both))
      .when(create(final, { results }))
      .then(created(final, { home: DINKS, away: OWLS }))
  })

  it('is not decided by a game that has lost its matchup', () => {
    const results = [result('r1-0', 41, [OHANA, OWLS], [58, 61]), result('r1-1', 42, [DINKS, BULLS], [61, 58])]
    given(...season, created())
      .when(create(final, { results }))
      .thenRefused('conflict', 'Who plays Final is not known yet. The games before it must be played first.')
  })

  it('is none of a bye', () =>
    given(...season.slice(0, -1))
      .when(create())
      .thenRefused('conflict', 'A team with a bye advances without a game.'))

  it('is of a division that is there', () =>
    given(...season, divisionDeleted())
      .when(create())
      .thenRefused('not-found', 'Division not found'))

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
      .thenRefused('conflict', ONE_GAME)
  })

  it('is not given back to a game while another has it', () =>
    given(...season, created(), removed(), created(other))
      .when(restore())
      .thenRefused('conflict', ONE_GAME))

  it('is not given back to a game of other teams than play it by now', () =>
    given(...season, created(), removed(), ordered(DINKS, OHANA, BULLS, OWLS))
      .when(restore())
      .thenRefused('conflict', 'Other teams play Semifinal 1 now. Create a game for them instead.'))
})

describe('The game for third place', () => {
  const third: MatchupPlace = { ...r1, matchup: 'third-place', game: 44 }
  const semifinals = [created(), created({ ...r1, matchup: 'r1-1', game: 42 }, { home: DINKS, away: BULLS })]
  const results = [result('r1-0', 41, [OHANA, OWLS], [58, 61]), result('r1-1', 42, [DINKS, BULLS], [61, 58])]

  it('is off until it is switched on', () =>
    given(...season)
      .when(setThirdPlace(true))
      .then(thirdPlaceSet(true)))

  it('is switched off again', () =>
    given(...season, thirdPlaceSet(true))
      .when(setThirdPlace(false))
      .then(thirdPlaceSet(false)))

  it('switched on or off again changes nothing', () => {
    given(...season)
      .when(setThirdPlace(false))
      .thenNothing()
    given(...season, thirdPlaceSet(true))
      .when(setThirdPlace(true))
      .thenNothing()
  })

  it('is of the losers of the semifinals', () =>
    given(...season, thirdPlaceSet(true), ...semifinals)
      .when(create(third, { results }))
      .then(created(third, { home: OHANA, away: BULLS })))

  it('stays on while it has a game', () =>
    given(...season, thirdPlaceSet(true), ...semifinals, created(third, { home: OHANA, away: BULLS }))
      .when(setThirdPlace(false))
      .thenRefused('conflict', 'Delete the game for third place first.'))

  it('is of a division that is there', () =>
    given(...season, divisionDeleted())
      .when(setThirdPlace(true))
      .thenRefused('not-found', 'Division not found'))
})

reads(
  [
    created(r1, { away: DINKS, date: '2025-06-29', matchId: null }),
    'created the game DINKs @ Ohana of the bracket matchup r1-0 on June 29, 2025',
  ],
  [removed(), 'freed the bracket matchup r1-0'],
  [restored(), 'gave the bracket matchup r1-0 back to its game'],
  [thirdPlaceSet(true), 'added the game for third place to the bracket of the division East'],
  [thirdPlaceSet(false), 'removed the game for third place from the bracket of the division East'],
)
