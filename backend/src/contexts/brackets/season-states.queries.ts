import { championsOf } from '@fullcourt/domain/brackets/champions'
import { seasonStage } from '@fullcourt/domain/seasons/season-stage'
import { teamCard } from '@fullcourt/projections/teams/team'
import { oneOrganization, type WithScope } from '../../core/http/scope'
import { query } from '../../core/readers/query'
import { SeasonReader } from '../../core/readers/season-reader'
import { Documents } from '../../storage/documents/documents'
import { ProgressReader } from '../games/queries/progress-reader'
import { championAnswer } from './queries/champion-answer'
import { openBracketsOf } from './queries/open-brackets'
import { SeasonResultReader } from './queries/season-results'
import type { SeasonStateAnswer } from './season-states.answers'

type OnDay = WithScope & {
  /** Today, `YYYY-MM-DD`. */
  readonly on?: string | undefined
}

/** How far each season of an organization is, in their order. No game of a league is read: their counts are. */
export const SeasonStatesQuery = query('SeasonStatesQuery', {
  uses: { documents: Documents, seasons: SeasonReader, results: SeasonResultReader, progress: ProgressReader },
  answer: async ({ scope, on }: OnDay, { documents, seasons, results, progress }): Promise<SeasonStateAnswer[]> => {
    const organization = await seasons.organization(scope, oneOrganization(scope))
    const [read, leagues] = await Promise.all([results.ofAll(organization, on), seasons.leaguesOfAll(organization)])
    const won = read.map(one => championsOf(one.results))
    const teams = await documents.getFor(teamCard, won.flat(), ({ team, runnerUp }) => [team, runnerUp])
    return Promise.all(
      read.map(async (one, place) => {
        const champions = won[place] ?? []
        const counts = await progress.byKind(one.season.id)
        const { isOver } = one.results
        return {
          season_id: one.season.id,
          stage: seasonStage({
            ...counts,
            champions: champions.length,
            openBrackets: openBracketsOf(one.results, champions),
            isOver,
          }),
          leagues: leagues.filter(({ season }) => season.id === one.season.id).length,
          games: counts.leagues.games + counts.brackets.games,
          completed: counts.leagues.completed + counts.brackets.completed,
          champions: champions.map(champion => {
            const { name, team } = championAnswer(champion, one, { teams, games: new Map() })
            return { name, team }
          }),
        }
      }),
    )
  },
})
