import type { SeasonId, DivisionId } from '@fullcourt/domain/ids/kinds'
import { query } from '../../core/readers/query'
import { DivisionReader } from '../../core/readers/division-reader'
import type { WithScope } from '../../core/http/scope'
import type { DivisionAnswer } from './divisions.answers'
import { DivisionAnswers } from './queries/division-answers'

type OfDivision = WithScope & { readonly division: DivisionId; readonly season?: SeasonId | undefined }
type OfSeason = WithScope & { readonly season: SeasonId }

/** The divisions of a season by name, each with its teams. */
export const DivisionListQuery = query('DivisionListQuery', {
  uses: { divisions: DivisionReader, answers: DivisionAnswers },
  answer: async ({ scope, season }: OfSeason, { divisions, answers }): Promise<DivisionAnswer[]> =>
    answers.of(scope, await divisions.ofSeason(scope, season)),
})

/** A division with its teams, named with its season or by its id alone. */
export const DivisionQuery = query('DivisionQuery', {
  uses: { divisions: DivisionReader, answers: DivisionAnswers },
  answer: async ({ scope, division, season }: OfDivision, { divisions, answers }): Promise<DivisionAnswer> => {
    const found = await (season === undefined ? divisions.byId(scope, division) : divisions.inSeason(scope, season, division))
    const [answer] = await answers.of(scope, [found])
    return answer as DivisionAnswer
  },
})
