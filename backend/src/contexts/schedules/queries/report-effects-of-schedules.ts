import { Injectable } from '@nestjs/common'
import { activeOf } from '@fullcourt/projections/card'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import type { Placing } from '../../games/conflicts/placing'
import type { ReportEffectAnswer } from '../../../core/http/conflicts.answers'
import { ScheduleReports } from './schedule-reports'

/** What changed games do to the reports of the schedules of their leagues; those that stay as they are are left out. */
@Injectable()
export class ReportEffectsOfSchedules {
  constructor(
    private readonly documents: Documents,
    private readonly reports: ScheduleReports,
  ) {}

  async of(changed: readonly Placing[]): Promise<ReportEffectAnswer[]> {
    const leagues = new Set(changed.flatMap(({ context: { home, away } }) => [home.league, away.league]))
    const lists = [...leagues].map(league => this.documents.list(scheduleCard, { index: 'league', key: String(league) }))
    const schedules = (await Promise.all(lists)).flat().flatMap(({ body }) => activeOf(body) ?? [])
    const effects = await Promise.all(schedules.map(schedule => this.reports.effectOf(schedule, changed)))
    return effects.flatMap(effect => effect ?? [])
  }
}
