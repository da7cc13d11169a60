import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { useMemo } from 'react'
import type { GameAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { useSeasonDates } from '../../../seasons/queries'
import { useByes } from '../../byes/queries'
import { useWeekOffs } from '../../week-offs/queries'
import { placedGame, type NamedSurroundings } from './placing'
import { useSeasonGames } from './queries'

const noGames: readonly GameAnswer[] = []

/** Games of a draft, and the ids of those that they would take the place of. */
export type DraftedGames = { readonly games: readonly GameAnswer[]; readonly replaced: ReadonlySet<number> }

/** The games of a season as they are, or as they would be once a draft is published. */
const withDrafted = (games: readonly GameAnswer[], drafted: DraftedGames | undefined): readonly GameAnswer[] =>
  drafted === undefined ? games : [...games.filter(({ id }) => !drafted.replaced.has(id)), ...drafted.games]

/** What games of a schedule are held against, as the server does it (docs/schedules.md#conflicts). */
export const useSurroundings = (
  schedule: ScheduleAnswer,
  teams: readonly GlobalTeamAnswer[],
  drafted?: DraftedGames,
): NamedSurroundings => {
  const at = { seasonId: schedule.season_id, leagueId: schedule.leagueId }
  const standing = useSeasonGames(schedule.season_id).data ?? noGames
  const weekOffs = useWeekOffs(at).data
  const byes = useByes(at).data
  const { from, to } = useSeasonDates(schedule.season_id)
  return useMemo(() => {
    const games = withDrafted(standing, drafted)
    const byId = new Map(teams.map(team => [team.id, team]))
    const ofLeague = new Set(games.flatMap(({ id, leagueId }) => (leagueId === schedule.leagueId ? [id] : [])))
    return {
      games: games.map(placedGame),
      unavailable: team => byId.get(team)?.unavailableSlots ?? [],
      weekOffs: (weekOffs ?? []).map(({ date }) => date),
      byes: (byes ?? []).map(bye => ({ date: bye.date, teams: bye.teams })),
      season: { from, to },
      schedules: [{ weeks: planWeeks(schedule), maxPerDay: schedule.maxPerDay, has: game => ofLeague.has(game) }],
      nameOf: team => byId.get(team)?.name ?? 'Unknown Team',
    }
  }, [standing, drafted, teams, weekOffs, byes, from, to, schedule])
}
