import { seasonStream } from '@fullcourt/domain/entries/state'
import type { WeekOffId } from '@fullcourt/domain/ids/kinds'
import { addWeekOff, deleteWeekOff, restoreWeekOff, WEEK_OFF_NOT_FOUND } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { weekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import { SeasonAccess, type LeagueInSeason } from '../../../core/access/season-access'
import { command, data } from '../../../core/facts/command'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { LeagueDateAccess } from '../league-date-access'

type OfWeekOff = { readonly scope: Scope; readonly weekOff: WeekOffId }

const weekOffNamed = (id: WeekOffId) => ({ model: weekOffCard, id, notFound: WEEK_OFF_NOT_FOUND })

/** What is said of a new week off. */
export type NewWeekOff = { readonly date: string; readonly reason: string | null }

export const AddWeekOff = command('AddWeekOff', {
  takes: data<{ readonly scope: Scope; readonly league: LeagueInSeason; readonly wanted: NewWeekOff }>(),
  uses: { decider: Decider, seasons: SeasonAccess },
  access: async ({ context, scope, league }, { decider, seasons }) => {
    const place = await seasons.leaguePlace(scope, league)
    const [weekOff, contents] = await Promise.all([context.nextId('weekOff'), decider.state(seasonStream, place.season)])
    return { ...place, weekOff, contents }
  },
  stream: weekOffStream,
  id: ({ league }) => league,
  decide: (weekOffs, { contents, ...place }, { wanted }) => addWeekOff(weekOffs, contents, { ...place, ...wanted }),
  makes: ({ weekOff }) => weekOff,
})

/** Deletes a week off. */
export const DeleteWeekOff = command('DeleteWeekOff', {
  takes: data<OfWeekOff>(),
  uses: { dates: LeagueDateAccess },
  access: async ({ scope, weekOff }, { dates }) => ({ ...(await dates.placeOf(scope, weekOffNamed(weekOff))), weekOff }),
  stream: weekOffStream,
  id: ({ league }) => league,
  decide: deleteWeekOff,
})

/** Brings a deleted week off back. */
export const RestoreWeekOff = command('RestoreWeekOff', {
  takes: data<OfWeekOff>(),
  uses: { decider: Decider, dates: LeagueDateAccess },
  access: async ({ scope, weekOff }, { decider, dates }) => {
    const place = await dates.placeToReturnTo(scope, weekOffNamed(weekOff))
    return { ...place, weekOff, contents: await decider.state(seasonStream, place.season) }
  },
  stream: weekOffStream,
  id: ({ league }) => league,
  decide: (weekOffs, { contents, ...place }) => restoreWeekOff(weekOffs, contents, place),
})
