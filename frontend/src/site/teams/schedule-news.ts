import { partsInWords } from '@fullcourt/domain/schedules/difference/words'
import type { ScheduleNewsAnswer } from '../../api/schema'
import { wallTime } from '../../ui/format/moments'
import { changeTexts } from '../../ui/schedule/scheduled-text'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

/** A change of the schedule of a team, as its page shows it. */
export type ScheduleNewsLine = {
  readonly id: string
  /** The game, where it is still there. */
  readonly game: number | null
  /** `Moved` */
  readonly what: string
  readonly opponent: string
  readonly was: string | null
  readonly is: string | null
  /** The day on which it was changed, `YYYY-MM-DD`. */
  readonly date: string
}

/** How many changes the page shows at all. */
export const newsAtMost = 10

const toNews = ({ id, gameId, parts, when, ...change }: ScheduleNewsAnswer, { zone, today }: PublicSite): ScheduleNewsLine => ({
  id,
  game: gameId,
  what: partsInWords(parts),
  ...changeTexts({ parts, ...change }, today),
  date: wallTime(when, zone).date,
})

/** What changed last in the schedule of a team, the newest first. */
export const scheduleNewsOf = (site: PublicSite, id: number, seasonId: number | undefined) =>
  siteQuery('schedule-news', { id, seasonId }, [`team:${id}`, 'teams'], async signal => {
    const answers = await site.api.get('/api/teamsv2/{id}/schedule-changes', { path: { id }, query: { seasonId }, signal })
    return answers.map(answer => toNews(answer, site))
  })
