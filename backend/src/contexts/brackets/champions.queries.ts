import { championsOf } from '@fullcourt/domain/brackets/champions'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { teamCard } from '@fullcourt/projections/teams/team'
import { oneOrganization, type WithScope } from '../../core/http/scope'
import { query } from '../../core/readers/query'
import { SeasonReader } from '../../core/readers/season-reader'
import { Documents } from '../../storage/documents/documents'
import { seasonNameAnswer } from '../seasons/season-answer'
import type { SeasonChampionsAnswer } from './champions.answers'
import { championAnswer } from './queries/champion-answer'
import { openBracketsOf } from './queries/open-brackets'
import { SeasonResultReader, type ReadSeason } from './queries/season-results'

type OfSeasons = WithScope & {
  readonly season?: SeasonId | undefined
  /** Today, `YYYY-MM-DD`. */
  readonly on?: string | undefined
}

type ResultReaders = { readonly seasons: SeasonReader; readonly results: SeasonResultReader }

const resultsOf = async (
  { scope, season, on }: OfSeasons,
  { seasons, results }: ResultReaders,
): Promise<readonly ReadSeason[]> => {
  if (season !== undefined) return [await results.of(await seasons.season(scope, season), on)]
  return results.ofAll(await seasons.organization(scope, oneOrganization(scope)), on)
}

/** Who won each season of an organization in their order, or one season. */
export const ChampionsQuery = query('ChampionsQuery', {
  uses: { documents: Documents, seasons: SeasonReader, results: SeasonResultReader },
  answer: async (asked: OfSeasons, { documents, ...readers }): Promise<SeasonChampionsAnswer[]> => {
    const won = (await resultsOf(asked, readers)).map(one => ({ one, champions: championsOf(one.results) }))
    const all = won.flatMap(({ champions }) => champions)
    const [teams, games] = await Promise.all([
      documents.getFor(teamCard, all, ({ team, runnerUp }) => [team, runnerUp]),
      documents.getFor(gameCard, all, ({ game }) => game),
    ])
    return won.map(({ one, champions }) => ({
      season: seasonNameAnswer(one.season),
      champions: champions.map(champion => championAnswer(champion, one, { teams, games })),
      openBrackets: openBracketsOf(one.results, champions),
    }))
  },
})
