import { useQuery } from '@tanstack/react-query'
import { counted } from '../../ui/format/figures'
import { Skeleton } from '../../ui/Skeleton'
import { withFilters } from '../filters'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Filters, FilterSearch, FilterSelect } from '../parts/Filters'
import { Page } from '../parts/Page'
import { PersonCards } from '../parts/PersonCards'
import { noSeason } from '../seasons/queries'
import { useSeason } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { choicesOf, teamsToChoose, type LeagueChoice } from '../standings/tables'
import { SiteLink } from '../SiteLink'
import { found, isSought, type Listed } from './directory'
import styles from './PlayerListPage.module.css'
import { playersOf, soughtIn } from './queries'
import { about } from './about'

const shownAtOnce = 60
const noChoices: readonly LeagueChoice[] = []

const Found = ({ players, search }: { players: readonly Listed[]; search: URLSearchParams }) => {
  const shown = search.has('all') ? players : players.slice(0, shownAtOnce)
  return (
    <>
      <p className={styles.count} role="status">
        {counted(players.length, 'player')}
        {shown.length < players.length && (
          <>
            {' '}
            found, the first {shown.length} are shown.{' '}
            <SiteLink to={withFilters('/playerList', search, { all: '1' })}>Show all</SiteLink>
          </>
        )}
      </p>
      <PersonCards
        people={shown.map(({ id, name, photo, teams }) => ({
          id,
          name,
          photo,
          colors: teams[0]?.colors,
          note: [...new Set(teams.map(team => team.name))].join(', '),
        }))}
      />
    </>
  )
}

/** The players of a season. Nobody is listed before something is searched. */
export const PlayerListPage = ({ site, search }: PageAt) => {
  const sought = soughtIn(search)
  const { seasons, season, seasonId } = useSeason({ site, search })
  const choices = useQuery({ ...choicesOf(site, season?.id ?? 0), enabled: season !== undefined })
  const players = useQuery({ ...playersOf(site, seasonId), enabled: isSought(sought) })
  const leagues = choices.data ?? noChoices
  const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name })
  return (
    <Page title="Players" season={<SeasonMenu shown={season} />} wide>
      <Answer of={seasons} isEmpty={() => !season} empty={noSeason}>
        {() => (
          <>
            <Filters label="Find players">
              <FilterSearch name="name" label="Name" />
              <FilterSelect name="league" label="League" all="All Leagues" options={leagues.map(named)} />
              <FilterSelect name="team" label="Team" all="All Teams" options={teamsToChoose(leagues, sought.league).map(named)} />
            </Filters>
            {isSought(sought) ? (
              <Answer of={players} skeleton={<Skeleton rows={6} label="Loading players...." labelShown />}>
                {all => {
                  const hits = found(all, sought)
                  return hits.length ? (
                    <Found players={hits} search={search} />
                  ) : (
                    <Empty hint="Try a part of the name, or fewer filters.">No players found.</Empty>
                  )
                }}
              </Answer>
            ) : (
              <Empty>Search for a name, or choose a league or a team.</Empty>
            )}
          </>
        )}
      </Answer>
    </Page>
  )
}

export const content = { component: PlayerListPage, ...about }
