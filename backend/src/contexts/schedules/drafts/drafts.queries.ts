import type { PlanId } from '@fullcourt/domain/ids/kinds'
import { DRAFT_NOT_FOUND } from '@fullcourt/domain/schedules/draft-decisions'
import type { GenerationPlan } from '@fullcourt/domain/schedules/events'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { planCard } from '@fullcourt/projections/schedules/plan'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Refused } from '../../../core/facts/refused'
import type { WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { Documents } from '../../../storage/documents/documents'
import { placingOf } from '../../games/conflicts/placing'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { inPlayingOrder } from '../../games/queries/game-reader'
import { ByeReader } from '../byes/bye-reader'
import { GenerationTasks } from '../generation/generation-task'
import { ScheduleReader } from '../queries/schedule-reader'
import { ScheduleReports } from '../queries/schedule-reports'
import { calendarChanges } from './calendar-changes'
import { draftByes, draftGame } from './draft-games'
import type { DraftAnswer } from './drafts.answers'

type OfDraft = WithScope & { readonly draft: PlanId }

const placeOf = ({ organization, season, league, schedule }: GenerationPlan) => ({ organization, season, league, schedule })

/** A draft with its report, what it changes for each team, and what calendars would get. */
export const DraftQuery = query('DraftQuery', {
  uses: {
    documents: Documents,
    schedules: ScheduleReader,
    tasks: GenerationTasks,
    reports: ScheduleReports,
    names: GameNameReader,
    byes: ByeReader,
  },
  answer: async ({ scope, draft: id }: OfDraft, { documents, schedules, tasks, reports, names, byes }): Promise<DraftAnswer> => {
    const card = knownOf(await documents.get(planCard, id))
    if (card?.kind !== 'draft') throw new Refused(DRAFT_NOT_FOUND)
    const { planned, revision } = card
    const schedule = await schedules.schedule(scope, planned.schedule)
    const task = await tasks.situation(placeOf(planned), planned.replacesPlayed)
    const weeks = planned.weeks.map(({ games }) => inPlayingOrder(games.map(game => draftGame(planned, game))))
    const coming = weeks.flat()
    const going = [...(await documents.getMany(gameCard, task.replaces)).values()].flatMap(game => activeOf(game) ?? [])
    const placings = coming.map(placingOf)
    const [answers, resting, report, teams] = await Promise.all([
      Promise.all(weeks.map(games => names.answers(games))),
      Promise.all(draftByes(planned, schedule.details).map(week => byes.answers(week))),
      reports.ofDraft(schedule, task, { placings, unplaced: planned.unplaced }),
      documents.getFor(teamCard, [...coming, ...going], ({ context: { home, away } }) => [home.team, away.team]),
    ])
    return {
      id,
      schedule_id: schedule.id,
      weeks: answers.map((games, week) => ({ games, byes: resting[week] ?? [] })),
      report,
      calendars: [...calendarChanges(teams, coming, going)],
      replaced: going.length,
      kept: task.keeps.length,
      revision,
    }
  },
})
