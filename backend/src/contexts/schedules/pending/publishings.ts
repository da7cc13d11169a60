import { Injectable } from '@nestjs/common'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleFact } from '@fullcourt/domain/schedules/events'
import { undoPublishing } from '@fullcourt/domain/schedules/pending/decide'
import { scheduleStream, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { planCard, type PlanCard, type PublishedCard } from '@fullcourt/projections/schedules/plan'
import { Decider } from '../../../core/facts/decider'
import { Documents } from '../../../storage/documents/documents'
import { ChangesSeenReader } from './changes-seen'

type Published = Known<PlanCard> & PublishedCard

/** Published changes, which are taken back. What was published never changes, so that its card may be older than the log. */
@Injectable()
export class Publishings {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly reader: ChangesSeenReader,
  ) {}

  /** Undefined where the plan is another one. */
  async of(plan: PlanId): Promise<Published | undefined> {
    const card = knownOf(await this.documents.get(planCard, plan))
    return card?.kind === 'published' ? card : undefined
  }

  async undoing(
    place: LeaguePlace,
    { id, fact, changes, waits }: Published,
    plan: PlanId,
  ): Promise<(state: LeagueSchedules) => Decision<ScheduleFact>> {
    const seen = await this.reader.ofChanges(place, await this.decider.state(scheduleStream, place.league), changes)
    const undoes = { plan: id, fact }
    return state => undoPublishing(state, { place, plan, undoes, published: changes, waited: waits, seen })
  }
}
