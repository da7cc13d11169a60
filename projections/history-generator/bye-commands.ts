import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { deleteBye, giveBye, restoreBye } from '@fullcourt/domain/schedules/byes/decide'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { addWeekOff, deleteWeekOff, restoreWeekOff } from '@fullcourt/domain/schedules/week-offs/decide'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'

const date = fc.constantFrom('2025-06-29', '2025-07-06', '2025-07-13')

const withLeague = (installation: Installation, which: number, run: (league: LeaguePlace) => void): void => {
  const league = choose(installation.leagues, which)
  if (league && installation.isThere(league)) run(league)
}

/** Commands of byes and of weeks off. */
export const byeCommands: readonly WeightedCommand[] = [
  command('give bye', 5, fc.tuple(pick, date), (installation, [which, day]) => {
    const at = choose(installation.entries, which)
    if (!at || !installation.isThere(at)) return
    const { organization, season, league, team } = at
    const bye = installation.newId('bye')
    installation.log.decide(byeStream, league, state =>
      giveBye(state, installation.contents(season), { organization, season, league, team, bye, date: day }),
    )
  }),
  command('delete or restore bye', 5, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, back]) =>
    withLeague(installation, which, league => {
      const bye = choose([...installation.log.state(byeStream, league.league).keys()], one) ?? 0
      installation.log.decide(byeStream, league.league, state =>
        back ? restoreBye(state, installation.contents(league.season), { ...league, bye }) : deleteBye(state, { ...league, bye }),
      )
    }),
  ),
  command('add week off', 5, fc.tuple(pick, date, fc.option(fc.constant('Gym closed'))), (installation, [which, day, reason]) =>
    withLeague(installation, which, league => {
      const weekOff = installation.newId('weekOff')
      installation.log.decide(weekOffStream, league.league, state =>
        addWeekOff(state, installation.contents(league.season), { ...league, weekOff, date: day, reason }),
      )
    }),
  ),
  command('delete or restore week off', 5, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, back]) =>
    withLeague(installation, which, league => {
      const weekOff = choose([...installation.log.state(weekOffStream, league.league).keys()], one) ?? 0
      installation.log.decide(weekOffStream, league.league, state =>
        back
          ? restoreWeekOff(state, installation.contents(league.season), { ...league, weekOff })
          : deleteWeekOff(state, { ...league, weekOff }),
      )
    }),
  ),
]
