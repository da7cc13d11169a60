import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND } from '@fullcourt/domain/schedules/byes/decide'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { query } from '../../../core/readers/query'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, type WithScope } from '../../../core/http/scope'
import { isWithin, LeagueDates, type DatesFilter } from '../league-dates'
import { ByeReader, type ListedBye } from './bye-reader'
import type { ByeAnswer } from './byes.answers'
import { PlannedByes } from './planned-byes'

type OfLeague = WithScope & { readonly league: LeagueInSeason }
type OfFilter = WithScope & { readonly filter: DatesFilter }
type OfBye = WithScope & { readonly bye: ByeId }

const byDate = (byes: readonly ListedBye[]): readonly ListedBye[] => byes.toSorted((a, b) => a.date.localeCompare(b.date))

/** The byes of a league by date: those that were given, and those that its generated schedules leave. */
export const LeagueByesQuery = query('LeagueByesQuery', {
  uses: { dates: LeagueDates, planned: PlannedByes, byes: ByeReader },
  answer: async ({ scope, league }: OfLeague, { dates, planned, byes }): Promise<ByeAnswer[]> => {
    const given = await dates.ofLeague(scope, byeCard, league)
    return byes.answers(byDate([...given, ...(await planned.ofLeague(league.league))]))
  },
})

/** The byes of a season's leagues, the active one's where none is named, by date. */
export const ByesQuery = query('ByesQuery', {
  uses: { dates: LeagueDates, plannedByes: PlannedByes, byeReader: ByeReader },
  answer: async ({ scope, filter }: OfFilter, { dates, plannedByes, byeReader }): Promise<ByeAnswer[]> => {
    const [given, leagues] = await Promise.all([dates.of(scope, byeCard, filter), dates.leagues(scope, filter)])
    const planned = leagues === undefined ? [] : await plannedByes.ofSeason(leagues)
    const byes = await byeReader.answers(byDate([...given, ...planned.filter(({ date }) => isWithin(date, filter))]))
    return byes.filter(({ teams }) => filter.team === undefined || teams.includes(filter.team))
  },
})

export const ByeQuery = query('ByeQuery', {
  uses: { documents: Documents, byes: ByeReader },
  answer: async ({ scope, bye }: OfBye, { documents, byes }): Promise<ByeAnswer> => {
    const card = inScope(scope, await documents.get(byeCard, bye), BYE_NOT_FOUND)
    const [answer] = await byes.answers([card])
    if (!answer) throw new Refused(BYE_NOT_FOUND)
    return answer
  },
})
