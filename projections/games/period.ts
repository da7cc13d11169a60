import type { GameFigures, PeriodScore } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { isDefaultPeriod } from '@fullcourt/domain/games/periods'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { asDeleted, whereKnown, unknownCard, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

/** A period of an organization's own. `games` counts those that have a score in it, deleted ones included. */
export type PeriodCard = Card<{
  readonly id: PeriodId
  readonly organization: OrganizationId
  readonly sport: SportId
  readonly name: string
  readonly games: number
}>

const hasScore = ({ home, away }: PeriodScore) => home !== null || away !== null

/** Ids of an organization's own periods in which there is a score. */
const scoresIn = ({ periods }: GameFigures) =>
  periods.filter(period => hasScore(period) && !isDefaultPeriod(period.period)).map(({ period }) => String(period))

/** A deleted game keeps its scores: it may come back with them. */
const keeps = ({ how }: FiguresChange) => how === 'deleted' || how === 'restored'

/** Periods in which a game has a score only before a change of its figures, or only after it. */
const changedDocuments = ({ change }: ChangedFigures): readonly string[] => {
  const [was, is] = [scoresIn(change.was), scoresIn(change.is)]
  return keeps(change) ? [] : [...was.filter(id => !is.includes(id)), ...is.filter(id => !was.includes(id))]
}

export const periodCard = onFigures(
  projection<PeriodCard, AnyFact>('periodCard', {
    version: 3,
    initial: () => unknownCard,
    indexes: { organization: whileActive(({ organization, id }) => [placeById(String(organization), id)]) },
  })
    .on(
      'PeriodAdded',
      ({ period }) => [String(period)],
      (_, { organization, sport, period, name }) => ({ id: period, organization, sport, name, games: 0, status: 'active' }),
    )
    .on('PeriodsReset', ({ removed }) => removed.map(String), asDeleted),
  changedDocuments,
  whereKnown((period, { change }) => ({
    ...period,
    games: period.games + (scoresIn(change.is).includes(String(period.id)) ? 1 : -1),
  })),
)
