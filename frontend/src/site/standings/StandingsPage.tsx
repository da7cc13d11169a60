import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { recordText } from '../../ui/format/record'
import { ARRANGEMENTS, arrangementsOf } from '../../ui/standings/arrangement'
import { BracketLinks, OutsideBracket } from '../brackets/BracketLinks'
import { progressInWords } from '../games/progress'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Filters, FilterSelect } from '../parts/Filters'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { tellApart } from '../parts/tell-apart'
import { noSeason, type PublicSeason } from '../seasons/queries'
import { sportOfSeason } from '../seasons/sport'
import { useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { tablesOf, throughDays, type LeagueTable, type TableRow } from './tables'
import type { PublicSite } from '../site'
import { tableChoiceIn, divisionsIn, tableFor, teamsOutside, type TableChoice } from './shown'
import { progressOfLeague } from './queries'
import { AskedRank } from './AskedRank'
import { StandingsTable } from './StandingsTable'
import { dayIn } from '../filters'
import { DayByDay } from '../replay/DayByDay'
import { OfDay } from '../replay/OfDay'
import { Through } from '../replay/Through'
import { standingsTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { about } from './about'

/** A team in the news of a page: `Hawks 5–2.` */
const recordInWords = (row: TableRow) => `${row.name} ${recordText(row)}.`

/** `through`: the day of which the tables are, where it is not today. */
type ShownProps = { all: readonly LeagueTable[]; season: PublicSeason; chosen: TableChoice; through: string | undefined }

const ShownTables = ({ all, season, chosen, through }: ShownProps) => {
  const shown = tableFor(all, chosen)
  if (!shown) return <Empty>Please Select Filter Option</Empty>
  const { kind, tables } = shown
  if (!tables.some(({ rows }) => rows.length)) return <Empty>No teams found.</Empty>
  const isBracket = kind === 'bracket'
  const titles = tellApart(tables.map(({ name }) => name))
  return (
    <>
      <News
        key={`${chosen.league} ${chosen.division} ${through}`}
        lines={tables.flatMap(({ rows }) => rows.map(recordInWords))}
        parts={{ Standings: tables }}
      />
      {tables.map((table, place) => (
        <Section
          key={table.id}
          id={`${isBracket ? 'division' : 'league'}-${table.id}`}
          title={isBracket ? `${ARRANGEMENTS.bracket}: ${titles[place]}` : titles[place]}
        >
          {table.rows.length ? (
            <StandingsTable
              key={`${kind} ${chosen.league}`}
              table={table}
              sport={sportOfSeason(season)}
              withLeague={chosen.league === undefined}
              isDivision={isBracket}
              explained={place === tables.length - 1}
            />
          ) : (
            <Empty>No teams found.</Empty>
          )}
        </Section>
      ))}
      {isBracket && <OutsideBracket teams={teamsOutside(all)} />}
    </>
  )
}

type Props = { site: PublicSite } & Pick<ShownProps, 'season' | 'chosen' | 'through'>

const Tables = ({ site, season, chosen, through }: Props) => {
  const tables = useQuery(throughDays(tablesOf(site, season.id, through)))
  const shown = tables.isPlaceholderData || tables.data === undefined ? null : tables.data
  const divisions = divisionsIn(tables.data ?? [])
  const [first, other] = arrangementsOf((tables.data ?? []).flatMap(({ rows }) => rows))
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
        {divisions.length > 0 && (
          <FilterSelect
            name="division"
            label="Division"
            all={ARRANGEMENTS[first]}
            options={[
              ...divisions.map(({ id, name }) => ({ value: id, label: name })),
              { value: other, label: ARRANGEMENTS[other] },
            ]}
          />
        )}
      </Filters>
      <DayByDay of={{ seasonId: season.id, leagueId: chosen.league }} shown={shown} isOpen={through !== undefined} />
      {through !== undefined && <Through day={through} />}
      <Answer of={tables} empty="No teams found.">
        {all => (
          <OfDay isLate={tables.isPlaceholderData}>
            <ShownTables all={all} season={season} chosen={chosen} through={through} />
          </OfDay>
        )}
      </Answer>
      <AskedRank season={season.id} sport={sportOfSeason(season)} />
    </>
  )
}

/** The divisions of a season's bracket, or the table of each of its leagues. */
export const StandingsPage = ({ site, search }: PageAt) => {
  const chosen = tableChoiceIn(search)
  const { seasons, season, seasonId } = useSeasonAt({ site, search })
  const through = dayIn(search, 'through')
  const progress = useQuery({ ...progressOfLeague(site, seasonId, chosen.league), placeholderData: keepPreviousData })
  const fresh = progress.data && progressInWords(progress.data)
  return (
    <Page
      title="Standings"
      about={season && !through && fresh}
      season={<SeasonMenu shown={season} />}
      actions={
        <TakeAway
          games={{ seasonId, leagueId: chosen.league }}
          embed={{ page: 'standings', league: chosen.league, season: seasonId }}
          tables={[{ label: 'Standings', href: standingsTableOf(site, { seasonId, leagueId: chosen.league, through }) }]}
        />
      }
      wide
    >
      <Answer of={seasons} isEmpty={() => !season} empty={noSeason}>
        {() => season && <Tables site={site} season={season} chosen={chosen} through={through} />}
      </Answer>
    </Page>
  )
}

export const content = { component: StandingsPage, ...about }
