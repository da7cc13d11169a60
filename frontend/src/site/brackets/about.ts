import { ApiError } from '../../api/api-error'
import type { ShownBracket } from '../../ui/bracket/shown-bracket'
import { pageAbout } from '../page'
import type { PublicSeason } from '../seasons/queries'
import { askSeason, seasonKept } from '../seasons/season-at'
import { divisionAt } from './place'
import { progressOf } from './progress'
import { bracketOf, divisionsOf, hasBrackets, type DivisionSummary } from './queries'

type Data = {
  readonly season?: PublicSeason
  readonly division: DivisionSummary | undefined
  readonly bracket: ShownBracket | undefined
}

const nothing: Data = { division: undefined, bracket: undefined }

const notThere = () => new ApiError(404, 'Division not found.')

export const about = pageAbout<Data>({
  queries: async (at, ask) => {
    const { site, search } = at
    if (!hasBrackets(site)) return nothing
    const season = await askSeason(at, ask)
    if (!season) {
      if (search.has('divisionId')) throw notThere()
      return nothing
    }
    const division = divisionAt(await ask(divisionsOf(site, season.id)), search)
    if (!division && search.has('divisionId')) throw notThere()
    return { season, division, bracket: division && (await ask(bracketOf(site, season.id, division.id))) }
  },
  head: ({ season, division, bracket }, { site }) => ({
    title: division ? `${division.name} bracket` : 'Brackets',
    description: bracket && division ? `${division.name}: ${progressOf(bracket)}.` : `Tournament brackets of ${site.name}.`,
    hidden: !hasBrackets(site),
    keep: ['divisionId', 'seasonId', ...seasonKept(division ? undefined : season)],
    preview: season && division ? `/api/seasonsv2/${season.id}/divisions/${division.id}/preview.png` : undefined,
    editedAt: season && division ? `/dashboard/seasons/${season.id}/divisions/${division.id}` : '/bracket',
  }),
})
