import { Injectable } from '@nestjs/common'
import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { ScheduleDetails, ScheduleFact } from '@fullcourt/domain/schedules/events'
import { outsideSeason } from '@fullcourt/domain/schedules/outside-season'
import { datesOfSeason, seasonsStream } from '@fullcourt/domain/seasons/state'
import { Decider } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import type { ConflictAnswer } from '../../core/http/conflicts.answers'

/** Holds the dates of a schedule against its season before it is saved. */
@Injectable()
export class SeasonCheck {
  constructor(private readonly decider: Decider) {}

  /** Refuses a decision that gives a schedule dates outside of its season that it did not have before. */
  async refuse({ organization, season }: LeaguePlace, decision: Decision<ScheduleFact>, before?: ScheduleDetails): Promise<void> {
    const details = detailsAfter(decision, before)
    if (!details) return
    const seasons = await this.decider.state(seasonsStream, organization)
    const message = outsideSeason(details, datesOfSeason(seasons.get(season)), before)
    if (message === undefined) return
    const conflicts: ConflictAnswer[] = [{ rule: 'season', message, team_id: null, game_ids: [] }]
    const refusal = refuse('conflict', `${message} Nothing was saved: allow this conflict to save it all the same.`)
    throw new Refused({ ...refusal, details: { conflicts, reports: [] } })
  }
}

const detailsAfter = (decision: Decision<ScheduleFact>, before?: ScheduleDetails): ScheduleDetails | undefined => {
  const [fact] = decision.kind === 'facts' ? decision.facts : []
  if (fact?.type === 'ScheduleCreated') return fact.data.details
  return fact?.type === 'ScheduleChanged' && before ? { ...before, ...fact.data.is } : undefined
}
