import type { WeekOffId } from '@fullcourt/domain/ids/kinds'
import { WEEK_OFF_NOT_FOUND } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import { query } from '../../../core/readers/query'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, type WithScope } from '../../../core/http/scope'
import { LeagueDates, type DatesFilter } from '../league-dates'
import { WeekOffReader } from './week-off-reader'
import type { WeekOffAnswer } from './week-offs.answers'

type OfLeague = WithScope & { readonly league: LeagueInSeason }
type OfFilter = WithScope & { readonly filter: DatesFilter }
type OfWeekOff = WithScope & { readonly weekOff: WeekOffId }

/** The weeks off of a league, by date. */
export const LeagueWeekOffsQuery = query('LeagueWeekOffsQuery', {
  uses: { dates: LeagueDates, weekOffs: WeekOffReader },
  answer: async ({ scope, league }: OfLeague, { dates, weekOffs }): Promise<WeekOffAnswer[]> =>
    weekOffs.answers(await dates.ofLeague(scope, weekOffCard, league)),
})

/** The weeks off of a season's leagues, the active one's where none is named, by date. */
export const WeekOffsQuery = query('WeekOffsQuery', {
  uses: { dates: LeagueDates, weekOffs: WeekOffReader },
  answer: async ({ scope, filter }: OfFilter, { dates, weekOffs }): Promise<WeekOffAnswer[]> =>
    weekOffs.answers(await dates.of(scope, weekOffCard, filter)),
})

export const WeekOffQuery = query('WeekOffQuery', {
  uses: { documents: Documents, weekOffs: WeekOffReader },
  answer: async ({ scope, weekOff }: OfWeekOff, { documents, weekOffs }): Promise<WeekOffAnswer> => {
    const card = inScope(scope, await documents.get(weekOffCard, weekOff), WEEK_OFF_NOT_FOUND)
    const [answer] = await weekOffs.answers([card])
    if (!answer) throw new Refused(WEEK_OFF_NOT_FOUND)
    return answer
  },
})
