import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BracketLinks } from '../brackets/BracketLinks'
import { idIn } from '../filters'
import { progressInWords } from '../games/progress'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Filters, FilterSelect } from '../parts/Filters'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { activeSeason, noSeason, seasonsOf, sportOfSeason, type Season } from '../seasons/queries'
import { tablesOf } from './tables'
import type { Site } from '../site'
import { tablesShown } from './leader'
import { progressOfLeague } from './queries'
import { StandingsTable } from './StandingsTable'
import { about } from './about'

type Props = { site: Site; season: Season; league: number | undefined }

const Tables = ({ site, season, league }: Props) => {
  const tables = useQuery(tablesOf(site, season.id))
  return (
    <>
      <BracketLinks site={site} season={season.id} />
      <Filters label="Filter the standings">
        <FilterSelect
          name="league"
          label="League"
          all="All Leagues"
          options={(tables.data ?? []).map(({ id, name }) => ({ value: id, label: `${name} – ${season.name}` }))}
        />
      </Filters>
      <Answer of={tables} empty="No teams found.">
        {all => {
          const shown = tablesShown(all, league)
          if (!shown.some(({ rows }) => rows.length)) return <Empty>No teams found.</Empty>
          return shown.map((table, place) => (
            <Section key={table.id} id={`league-${table.id}`} title={table.name}>
              {table.rows.length ? (
                <StandingsTable
                  table={table}
                  sport={sportOfSeason(season)}
                  withLeague={league === undefined}
                  explained={place === shown.length - 1}
                />
              ) : (
                <Empty>No teams found.</Empty>
              )}
            </Section>
          ))
        }}
      </Answer>
    </>
  )
}

/** The table of each league of the active season. */
export const StandingsPage = ({ site, search }: PageAt) => {
  const league = idIn(search, 'league')
  const seasons = useQuery(seasonsOf(site))
  const progress = useQuery({ ...progressOfLeague(site, league), placeholderData: keepPreviousData })
  const season = activeSeason(seasons.data ?? [])
  const fresh = progress.data && progressInWords(progress.data)
  return (
    <Page title="Standings" about={season && [season.name, fresh].filter(Boolean).join(' · ')} wide>
      <Answer of={seasons} isEmpty={all => !activeSeason(all)} empty={noSeason}>
        {() => season && <Tables site={site} season={season} league={league} />}
      </Answer>
    </Page>
  )
}

export const content = { component: StandingsPage, ...about }
