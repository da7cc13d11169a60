import type { PeriodFact } from '@fullcourt/domain/definitions/events'
import type { GameFiguresRestored, GameReset, PeriodScore, PeriodScoreUpdated } from '@fullcourt/domain/games/events'
import { isDefaultPeriod } from '@fullcourt/domain/games/periods'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import { deleted, known, unknownCard, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** A period of an organization's own. `games` counts those that have a score in it, deleted ones included. */
export type PeriodCard = Card<{
  readonly id: PeriodId
  readonly organization: OrganizationId
  readonly sport: SportId
  readonly name: string
  readonly games: number
}>

const hasScore = (score: PeriodScore | null) => (score !== null && (score.home !== null || score.away !== null) ? 1 : 0)

const ownOnly = (id: PeriodId) => (isDefaultPeriod(id) ? [] : [String(id)])

export const periodCard = projection<PeriodCard, PeriodFact | PeriodScoreUpdated | GameReset | GameFiguresRestored>(
  'periodCard',
  {
    version: 3,
    initial: () => unknownCard,
    indexes: { organization: whileActive(({ organization, id }) => [placeById(String(organization), id)]) },
  },
)
  .on(
    'PeriodAdded',
    ({ period }) => [String(period)],
    (_, { organization, sport, period, name }) => ({ id: period, organization, sport, name, games: 0, status: 'active' }),
  )
  .on('PeriodsReset', ({ removed }) => removed.map(String), deleted)
  .on(
    'PeriodScoreUpdated',
    ({ is }) => ownOnly(is.period),
    known((period, { was, is }) => ({ ...period, games: period.games + hasScore(is) - hasScore(was) })),
  )
  .on(
    'GameReset',
    ({ was }) => was.periods.filter(score => hasScore(score) > 0).flatMap(({ period }) => ownOnly(period)),
    known(period => ({ ...period, games: period.games - 1 })),
  )
  .on(
    'GameFiguresRestored',
    ({ is }) => is.periods.filter(score => hasScore(score) > 0).flatMap(({ period }) => ownOnly(period)),
    known(period => ({ ...period, games: period.games + 1 })),
  )
