import { Injectable } from '@nestjs/common'
import type { PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { LEAGUE_IS_DELETED } from '@fullcourt/domain/leagues/decide'
import { SCHEDULE_NOT_FOUND } from '@fullcourt/domain/schedules/decide'
import { DRAFT_NOT_FOUND } from '@fullcourt/domain/schedules/draft-decisions'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import { PLAN_NOT_FOUND } from '@fullcourt/domain/schedules/plan'
import { knownOf } from '@fullcourt/projections/card'
import { planCard } from '@fullcourt/projections/schedules/plan'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Parents } from '../../core/access/parents'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import { covers, type Scope } from '../../core/http/scope'

/**
 * Where schedules and plans belong, for commands: one of somebody else, or of a season or league that was deleted, is not there.
 * They never change their league, so that their cards may be older than the log.
 */
@Injectable()
export class ScheduleAccess {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
  ) {}

  /** A schedule, deleted or not, of a league that is there. */
  async placeOf(scope: Scope, schedule: ScheduleId): Promise<SchedulePlace> {
    const place = await this.known(scope, schedule)
    if (!(await this.parents.areActive(place))) throw new Refused(SCHEDULE_NOT_FOUND)
    return place
  }

  /** Where a schedule is to come back to: a deleted league is the reason why it cannot. */
  async placeToReturnTo(scope: Scope, schedule: ScheduleId): Promise<SchedulePlace> {
    const place = await this.known(scope, schedule)
    if (!(await this.parents.organizationIsActive(place.organization))) throw new Refused(SCHEDULE_NOT_FOUND)
    if (!(await this.parents.areActive(place))) throw new Refused(LEAGUE_IS_DELETED)
    return place
  }

  /** The league in whose stream a generation or a swap is. */
  async leagueOfPlan(scope: Scope, plan: PlanId): Promise<LeaguePlace> {
    const card = knownOf(await this.documents.get(planCard, plan))
    if (!card || !covers(scope, card.organization)) throw new Refused(PLAN_NOT_FOUND)
    const { organization, season, league } = card
    if (!(await this.parents.areActive({ organization, season, league }))) throw new Refused(PLAN_NOT_FOUND)
    return { organization, season, league }
  }

  /** The schedule of a draft, in whose stream it is. */
  async placeOfDraft(scope: Scope, draft: PlanId): Promise<SchedulePlace> {
    const card = knownOf(await this.documents.get(planCard, draft))
    if (card?.kind !== 'draft' || !covers(scope, card.organization)) throw new Refused(DRAFT_NOT_FOUND)
    return this.placeOf(scope, card.planned.schedule)
  }

  private async known(scope: Scope, schedule: ScheduleId): Promise<SchedulePlace> {
    const card = knownOf(await this.documents.get(scheduleCard, schedule))
    if (!card || !covers(scope, card.organization)) throw new Refused(SCHEDULE_NOT_FOUND)
    const { organization, season, league } = card
    return { organization, season, league, schedule }
  }
}
