import type { GameContext, GameFact, PeriodScoreUpdated } from '@fullcourt/domain/games/events'
import { noFigures } from '@fullcourt/domain/games/sheet'
import type { PeriodFact } from '@fullcourt/domain/definitions/events'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import { specification } from '../testing/specification'
import { periodCard, type PeriodCard } from './period'

const givenCards = specification<PeriodCard>(periodCard)

const place = { organization: 1, sport: BASKETBALL }
const [OT, OT2] = [5, 100]
const added: PeriodFact = { type: 'PeriodAdded', data: { ...place, period: OT2, name: 'OT2' } }
const wasReset = (hidden: number[], removed: number[]): PeriodFact => ({
  type: 'PeriodsReset',
  data: { ...place, hidden, removed },
})

const side = (team: number) => ({ team, entry: team + 10, league: 5 })
const context: GameContext = {
  organization: 1,
  season: 3,
  league: 5,
  division: null,
  stage: 'regular',
  home: side(11),
  away: side(12),
}
const scored = (period: number, was: number | null, is: number | null): PeriodScoreUpdated => ({
  type: 'PeriodScoreUpdated',
  data: {
    game: 41,
    in: context,
    was: was === null ? null : { period, home: was, away: null },
    is: { period, home: is, away: null },
  },
})

describe('The card of an own period', () => {
  const card = { id: OT2, ...place, name: 'OT2' }

  it('counts the games that have a score in it', () => {
    givenCards(added, scored(OT2, null, 5)).then('100', { ...card, games: 1, status: 'active' })
    givenCards(added, scored(OT2, null, 5), scored(OT2, 5, 7)).then('100', { ...card, games: 1, status: 'active' })
    givenCards(added, scored(OT2, null, 5), scored(OT2, 5, null)).then('100', { ...card, games: 0, status: 'active' })
  })

  it('counts a game no more that was reset, until it gets its points back', () => {
    const periods = [{ period: OT2, home: 5, away: null }]
    const at = { game: 41, in: context }
    const reset: GameFact = { type: 'GameReset', data: { ...at, was: { ...noFigures, periods } } }
    const back: GameFact = {
      type: 'GameFiguresRestored',
      data: { ...at, correction: 'correction', was: noFigures, is: { ...noFigures, periods } },
    }
    givenCards(added, scored(OT2, null, 5), reset).then('100', { ...card, games: 0, status: 'active' })
    givenCards(added, scored(OT2, null, 5), reset, back).then('100', { ...card, games: 1, status: 'active' })
  })

  it('stays when the period is removed, without being listed', () => {
    givenCards(added, wasReset([], [OT2])).then('100', { ...card, games: 0, status: 'deleted' })
    givenCards(added, wasReset([], [OT2])).thenList('organization', '1')
  })

  it('is one of own periods only', () => givenCards(scored(OT, null, 5)).thenIds())
})
