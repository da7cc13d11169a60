import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type {
  PendingChangesPublished,
  PendingChangesSet,
  PlanStepRefused,
  ScheduleFact,
} from '@fullcourt/domain/schedules/events'
import { evolvePending, nothingPending, type PendingState } from '@fullcourt/domain/schedules/pending/state'
import { knownOf, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

/** What staff of a league collected to be published; visitors read nothing of it (docs/schedules.md#changes-that-wait). */
export type PendingChangesCard = Card<PendingState & AtRevision & LeaguePlace>

const cardOf = ({ league }: { readonly league: LeagueId }) => [String(league)]

type OfPending = PendingChangesSet | PendingChangesPublished | PlanStepRefused

const withFact = (document: PendingChangesCard, fact: Recorded<OfPending>): PendingChangesCard => {
  const card = knownOf(document)
  const { organization, season, league } = fact.data
  const before: PendingState = card ?? nothingPending
  const { pending, published } = evolvePending(before, fact)
  if (pending === before.pending && published === before.published) return document
  return { organization, season, league, pending, published, revision: fact.revision, status: 'active' }
}

/** By league; in the list of its `season` as long as anything is pending. */
export const pendingChangesCard = projection<PendingChangesCard, ScheduleFact>('pendingChangesCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    season: whileActive(({ season, league, pending }) => (pending.length === 0 ? [] : [placeById(String(season), league)])),
  },
})
  .on('PendingChangesSet', cardOf, (document, _, { fact }) => withFact(document, fact))
  .on('PendingChangesPublished', cardOf, (document, _, { fact }) => withFact(document, fact))
  .on('PlanStepRefused', cardOf, (document, _, { fact }) => withFact(document, fact))
