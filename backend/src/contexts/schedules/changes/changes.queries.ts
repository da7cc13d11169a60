import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { WithScope } from '../../../core/http/scope'
import { query } from '../../../core/readers/query'
import { Documents } from '../../../storage/documents/documents'
import { GameReader } from '../../games/queries/game-reader'
import type { ScheduleNewsAnswer } from './changes.answers'
import { ScheduleNewsReader } from './news-reader'
import { opponentsOf, teamChangeAnswer } from './team-change-answer'

type OfTeam = WithScope & { readonly team: TeamId; readonly season: SeasonId | undefined; readonly limit: number }

/** The newest changes of a team's schedule in a season, the active one where none is named (docs/history.md#what-changed-in-a-schedule). */
export const ScheduleNewsQuery = query('ScheduleNewsQuery', {
  uses: { documents: Documents, games: GameReader, news: ScheduleNewsReader },
  answer: async ({ scope, team, season: named, limit }: OfTeam, { documents, games, news }): Promise<ScheduleNewsAnswer[]> => {
    const [season] = await games.seasonsOf(scope, { team, season: named }, 'active season')
    const changes = season === undefined ? [] : await news.ofTeam(team, season, limit)
    const teams = await documents.getFor(teamCard, changes, opponentsOf)
    return changes.map(change => ({
      id: `${(change.is ?? change.was)?.game}-${Date.parse(change.at)}`,
      when: change.at,
      ...teamChangeAnswer(teams, change),
    }))
  },
})
