import { useQuery } from '@tanstack/react-query'
import { Bracket } from '../../ui/bracket/Bracket'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Page } from '../parts/Page'
import { Tabs } from '../parts/Tabs'
import { activeSeason, noSeason, type PublicSeason } from '../seasons/queries'
import { useSeasonAt, askSeason, seasonFilter } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import type { PageAt, PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import { TakeAway } from '../take-away/TakeAway'
import { dayIn } from '../filters'
import { DayByDay } from '../replay/DayByDay'
import { ofDay } from './of-day'
import { playedDaysOf } from './played-days'
import { bracketAddress, divisionAt } from './place'
import { progressOf } from './progress'
import { bracketOf, divisionsOf, hasBrackets, type DivisionSummary } from './queries'
import { ApiError } from '../../api/api-error'
import type { ShownBracket } from '../../ui/bracket/shown-bracket'
import { pageAbout } from '../page'

type Data = {
  readonly season?: PublicSeason
  readonly division: DivisionSummary | undefined
  readonly bracket: ShownBracket | undefined
}

const nothing: Data = { division: undefined, bracket: undefined }

const notThere = () => new ApiError(404, 'Division not found.')

const about = pageAbout<Data>({
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
    if (search.has('through')) await ofDay.load()
    return { season, division, bracket: division && (await ask(bracketOf(site, season.id, division.id))) }
  },
  head: ({ season, division, bracket }, { site, search }) => ({
    title: division ? `${division.name} bracket` : 'Brackets',
    description: bracket && division ? `${division.name}: ${progressOf(bracket)}.` : `Tournament brackets of ${site.name}.`,
    hidden: !hasBrackets(site) || dayIn(search, 'through') !== undefined,
    keep: ['divisionId', 'seasonId', ...seasonFilter(division ? undefined : season)],
    preview: season && division ? `/api/seasonsv2/${season.id}/divisions/${division.id}/preview.png` : undefined,
    editedAt: season && division ? `/dashboard/seasons/${season.id}/divisions/${division.id}` : '/bracket',
  }),
})

type Props = { site: PublicSite; season: PublicSeason; divisions: readonly DivisionSummary[] }

/** `through`: the day of which it is, where it is not today. */
type OfDivision = { division: DivisionSummary; through: string | undefined }

const undrawn = 'Brackets will be here as soon as the play-offs are drawn.'
const notEnoughTeams = 'The bracket will be here as soon as this division has two teams.'

/** One division's bracket, with the way to the others. */
const DivisionBracket = ({ site, season, divisions, division, through }: Props & OfDivision) => {
  const bracket = useQuery(bracketOf(site, season.id, division.id))
  const day = through === undefined ? undefined : ofDay.loaded()
  return (
    <Page
      title={division.name}
      about={through === undefined && bracket.data?.rounds.length ? progressOf(bracket.data) : undefined}
      actions={<TakeAway of={division.name} />}
      season={<SeasonMenu shown={season} />}
      wide
    >
      {divisions.length > 1 && (
        <Tabs
          label="Divisions"
          tabs={divisions.map(({ id, name }) => ({ label: name, to: bracketAddress(id, season.id) }))}
          chosen={divisions.findIndex(({ id }) => id === division.id)}
        />
      )}
      <Answer of={bracket} missing="Division not found." isEmpty={({ rounds }) => rounds.length === 0} empty={notEnoughTeams}>
        {whole => (
          <>
            <DayByDay of={{ days: playedDaysOf(whole) }} shown={through ?? ''} isOpen={through !== undefined} load={ofDay.load} />
            {through !== undefined && day && <day.Through day={through} />}
            <Bracket
              key={through}
              bracket={through !== undefined && day ? day.bracketThrough(whole, through) : whole}
              label={`Bracket of ${division.name}`}
              link={SiteLink}
            />
          </>
        )}
      </Answer>
    </Page>
  )
}

const NoDivisions = ({ season }: Pick<Props, 'season'>) => (
  <Page title="Brackets" season={<SeasonMenu shown={season} />}>
    <Empty hint={undrawn}>No divisions created yet.</Empty>
  </Page>
)

const DivisionsOfSeason = ({ site, season, search }: Omit<Props, 'divisions'> & Pick<PageAt, 'search'>) => {
  const divisions = useQuery(divisionsOf(site, season.id))
  const division = divisionAt(divisions.data ?? [], search)
  if (division && divisions.data)
    return (
      <DivisionBracket
        key={division.id}
        site={site}
        season={season}
        divisions={divisions.data}
        division={division}
        through={dayIn(search, 'through')}
      />
    )
  if (divisions.data && !search.has('divisionId')) return <NoDivisions season={season} />
  return (
    <Page title="Brackets" season={<SeasonMenu shown={season} />}>
      <Answer of={divisions}>{() => <Empty>Division not found.</Empty>}</Answer>
    </Page>
  )
}

const NoBrackets = () => (
  <Page title="Brackets">
    <Empty hint={undrawn}>No bracket is being played now.</Empty>
  </Page>
)

const Brackets = ({ site, search }: Pick<PageAt, 'site' | 'search'>) => {
  const { seasons, season } = useSeasonAt({ site, search })
  if (season) return <DivisionsOfSeason site={site} season={season} search={search} />
  return (
    <Page title="Brackets" season={<SeasonMenu shown={season} />}>
      <Answer of={seasons}>{all => <Empty>{activeSeason(all) ? 'Season not found.' : noSeason}</Empty>}</Answer>
    </Page>
  )
}

/**
 * The bracket of a division; without one in the address that of the first (docs/public-pages.md#brackets).
 */
export const BracketPage = ({ site, search }: PageAt) =>
  hasBrackets(site) ? <Brackets site={site} search={search} /> : <NoBrackets />

export const content = { component: BracketPage, ...about }
