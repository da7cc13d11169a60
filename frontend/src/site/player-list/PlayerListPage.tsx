import { useQuery } from '@tanstack/react-query'
import { isSought, type SoughtPlayers } from '@fullcourt/domain/players/directory/sought-players'
import { quantity } from '../../ui/format/figures'
import { Skeleton } from '../../ui/Skeleton'
import { withFilters } from '../filters'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Filters, FilterSearch, FilterSelect } from '../parts/Filters'
import { Page } from '../parts/Page'
import { PersonCards } from '../parts/PersonCards'
import { noSeason } from '../seasons/queries'
import { useSeasonAt, askSeason, seasonFilter } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { leagueChoicesQuery, teamsToChoose, type LeagueChoice } from '../standings/tables'
import { SiteLink } from '../SiteLink'
import { playersTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { cardOf, findPlayers, listPlayers, type ListedPlayer } from './directory'
import { NobodyFound } from './NobodyFound'
import { PlayerParts } from './PlayerParts'
import styles from './PlayerListPage.module.css'
import { partOfPlayers, playersOf, playerSearchIn } from './queries'
import { AtoZ } from './AtoZ'
import { pageAbout } from '../page'
import type { Ask } from '../site-query'

/** Brings in the players that the page shows; answers the part of those that are more than a page holds. */
const askPlayers = async ({ site, search }: PageAt, season: number, ask: Ask): Promise<number | undefined> => {
  const { players, count } = await ask(playersOf(site, season))
  if (players.length === count) return undefined
  return (await ask(partOfPlayers(site, season, playerSearchIn(search)))).part
}

const about = pageAbout({
  queries: async (at, ask) => {
    const { site } = at
    const season = await askSeason(at, ask)
    const choices = season ? await ask(leagueChoicesQuery(site, season.id)) : []
    const part = season && (await askPlayers(at, season.id, ask))
    return { season, part, teams: choices.flatMap(({ teams }) => teams).length }
  },
  head: ({ season, part = 1, teams }, { site, search }) => ({
    title: 'Players',
    keep: [...seasonFilter(season), ...(part > 1 && !isSought(playerSearchIn(search)) ? ['part'] : [])],
    description: season ? `Players of the ${teams} teams of ${season.name}.` : `Players of ${site.name}.`,
    editedAt: '/playerListAuth',
  }),
})

const shownAtOnce = 60
const noChoices: readonly LeagueChoice[] = []

const Found = ({ players, search }: { players: readonly ListedPlayer[]; search: URLSearchParams }) => {
  const shown = search.has('all') ? players : players.slice(0, shownAtOnce)
  return (
    <>
      <p className={styles.count} role="status">
        {quantity(players.length, 'player')}
        {shown.length < players.length && (
          <>
            {' '}
            found, the first {shown.length} are shown.{' '}
            <SiteLink to={withFilters('/playerList', search, { all: '1' })}>Show all</SiteLink>
          </>
        )}
      </p>
      <PersonCards people={shown.map(cardOf)} />
    </>
  )
}

type HitsProps = { of: readonly ListedPlayer[]; sought: SoughtPlayers; search: URLSearchParams }

const Hits = ({ of: players, sought: { text }, search }: HitsProps) =>
  players.length ? <Found players={players} search={search} /> : <NobodyFound text={text} />

/** The players of a season: those who are searched for, and before anything is, all of them from A to Z. */
export const PlayerListPage = ({ site, search }: PageAt) => {
  const sought = playerSearchIn(search)
  const { seasons, season } = useSeasonAt({ site, search })
  const choices = useQuery({ ...leagueChoicesQuery(site, season?.id ?? 0), enabled: season !== undefined })
  const players = useQuery({ ...playersOf(site, season?.id ?? 0), enabled: season !== undefined, select: listPlayers })
  const leagues = choices.data ?? noChoices
  const named = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name })
  return (
    <Page
      title="Players"
      season={<SeasonMenu shown={season} />}
      actions={<TakeAway tables={[{ label: 'Players', href: playersTableOf(site, { seasonId: season?.id }) }]} />}
      wide
    >
      <Answer of={seasons} isEmpty={() => !season} empty={noSeason}>
        {() => (
          <>
            <Filters label="Find players">
              <FilterSearch name="name" label="Name" />
              <FilterSelect name="league" label="League" all="All Leagues" options={leagues.map(named)} />
              <FilterSelect name="team" label="Team" all="All Teams" options={teamsToChoose(leagues, sought.league).map(named)} />
            </Filters>
            {!isSought(sought) && (
              <p className={styles.count}>
                All players from A to Z. Search for a name, or choose a league or a team, to see fewer.
              </p>
            )}
            <Answer
              of={players}
              skeleton={<Skeleton rows={6} label="Loading players...." labelShown />}
              isEmpty={({ count }) => count === 0}
              empty="No players are on a roster yet."
            >
              {({ players: all, count }) => {
                if (all.length < count) return <PlayerParts site={site} search={search} seasonId={season?.id ?? 0} />
                if (isSought(sought)) return <Hits of={findPlayers(all, sought)} sought={sought} search={search} />
                return <AtoZ players={all} />
              }}
            </Answer>
          </>
        )}
      </Answer>
    </Page>
  )
}

export const content = { component: PlayerListPage, ...about }
