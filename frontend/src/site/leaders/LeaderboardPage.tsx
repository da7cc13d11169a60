import { useQuery } from '@tanstack/react-query'
import { oneDecimal, whole } from '../../ui/format/figures'
import { Skeleton } from '../../ui/Skeleton'
import { progressInWords } from '../games/progress'
import type { PageAt, PublicSite } from '../site'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Disclosure } from '../parts/Disclosure'
import { Empty } from '../parts/Empty'
import { Jumps } from '../parts/Jumps'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { isTotal } from '../parts/PerGameSwitch'
import { RankedList, rowPixels, type RankedRow } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { noSeason, type PublicSeason } from '../seasons/queries'
import { sportOfSeason } from '../seasons/sport'
import { useSeasonAt, askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { progressOfLeague } from '../standings/queries'
import { leaderboardOf, meanBoardOf, type Board as Boarded } from './boards'
import { leadersOf, statIn } from './statistic-queries'
import { BannersSwitch, isPerGame } from './BannersSwitch'
import { StatisticLeaders } from './StatisticLeaders'
import { leadersTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { pageAbout } from '../page'

/** The banners that an address asks for: totals, or per game. */
const boardAt = (site: PublicSite, search: URLSearchParams, season: PublicSeason | undefined) =>
  isPerGame(search)
    ? meanBoardOf(site, sportOfSeason(season).leaders, seasonToAsk(season))
    : leaderboardOf(site, seasonToAsk(season))

/** How a figure of the banners is written. */
const bannerFigure = (search: URLSearchParams) => (isPerGame(search) ? oneDecimal : whole)

const about = pageAbout({
  queries: async (at, ask) => {
    const season = await askSeason(at, ask)
    const seasonId = seasonToAsk(season)
    const by = isTotal(at.search) ? 'total' : 'game'
    const [board] = await Promise.all([
      ask(boardAt(at.site, at.search, season)),
      ask(progressOfLeague(at.site, seasonId)),
      ask(leadersOf(at.site, { seasonId, by, stat: statIn(at.search)?.abbreviation })),
    ])
    return { board, season, perGame: isPerGame(at.search) }
  },
  head: ({ board, season, perGame }, { site }) => {
    const { points, threes } = sportOfSeason(season).leaders
    const [first, second] = [points, threes].map(({ label }) => label.toLowerCase())
    const leading = [
      { what: perGame ? `${first} per game` : first, write: perGame ? oneDecimal : whole, rows: board.points },
      { what: perGame ? `${second} per game` : second, write: perGame ? oneDecimal : whole, rows: board.threes },
      { what: 'wins', write: whole, rows: board.wins },
    ].flatMap(({ what, write, rows: [leader] }) => (leader ? `${leader.name} with ${write(leader.value)} ${what}` : []))
    return {
      title: `Leaders – ${first}, ${second}, wins`,
      keep: seasonFilter(season),
      description: leading.length ? `${season?.name ?? site.name}: ${leading.join(', ')}.` : `Who leads ${site.name}.`,
      editedAt: '/stats',
    }
  },
})

type BoardProps = {
  id: string
  title: string
  rows: readonly RankedRow[]
  of: 'team' | 'person'
  none: string
  later?: boolean
  figure?: (value: number) => string
}

/** How many of a board are seen at once; the others unfold. */
const seenAtOnce = 10

/** The heading of a board and what unfolds the rest of it, in pixels. */
const headPixels = 92

const Board = ({ id, title, rows, of, none, later = false, figure = whole }: BoardProps) => (
  <Section id={id} title={title} later={later ? Math.min(rows.length, seenAtOnce) * rowPixels + headPixels : undefined}>
    {rows.length ? (
      <RankedList rows={rows.slice(0, seenAtOnce)} of={of} places={seenAtOnce} figure={figure} />
    ) : (
      <Empty>{none}</Empty>
    )}
    {rows.length > seenAtOnce && (
      <Disclosure title={`${rows.length - seenAtOnce} more`}>
        <RankedList rows={rows.slice(seenAtOnce)} of={of} places={0} figure={figure} best={rows[0]?.value} />
      </Disclosure>
    )}
  </Section>
)

type BoardsProps = { lists: Boarded; first: string; second: string; search: URLSearchParams }

/** The three banners of the specification. */
const Boards = ({ lists: { points, threes, wins }, first, second, search }: BoardsProps) => (
  <>
    <Jumps
      label="Parts of this page"
      to={[
        { id: 'points', name: first },
        { id: 'threes', name: second },
        { id: 'wins', name: 'Team wins' },
        { id: 'statistics', name: 'Every statistic' },
      ]}
    />
    <BannersSwitch search={search} />
    <Columns>
      <Board
        id="points"
        title={first}
        rows={points}
        of="person"
        none={`No ${first.toLowerCase()} yet.`}
        figure={bannerFigure(search)}
      />
      <Board
        id="threes"
        title={second}
        rows={threes}
        of="person"
        none={`No ${second.toLowerCase()} yet.`}
        figure={bannerFigure(search)}
        later
      />
      <Board id="wins" title="Team wins" rows={wins} of="team" none="No wins yet." later />
    </Columns>
  </>
)

/** Who is first in each of the banners, as the news of a page says it: `Scoring: Ana Lee 81.` */
const firstOf = (
  { points, threes, wins }: Boarded,
  [first, second]: readonly [string, string],
  write: (value: number) => string,
) =>
  [points, threes, wins].flatMap(([leader], place) =>
    leader ? `${[first, second, 'Team wins'][place]}: ${leader.name} ${(place === 2 ? whole : write)(leader.value)}.` : [],
  )

/** The first twenty in points, in threes (in another sport in what it ranks there), and of the teams in wins; below them who leads each statistic. */
export const LeaderboardPage = ({ site, search }: PageAt) => {
  const { seasons, season, seasonId } = useSeasonAt({ site, search })
  const progress = useQuery(progressOfLeague(site, seasonId))
  const board = useQuery(boardAt(site, search, season))
  const stat = statIn(search)
  const leaders = useQuery(leadersOf(site, { seasonId, by: isTotal(search) ? 'total' : 'game', stat: stat?.abbreviation }))
  const { points: first, threes: second } = sportOfSeason(season).leaders
  const fresh = season && progress.data ? `Regular games · ${progressInWords(progress.data)}` : undefined
  return (
    <Page
      title="Leaders"
      about={fresh}
      season={<SeasonMenu shown={season} />}
      actions={<TakeAway tables={[{ label: 'Leaders', href: leadersTableOf(site, { seasonId }) }]} />}
      wide
    >
      {board.data && leaders.data && (
        <News
          key={search.toString()}
          lines={firstOf(board.data, [first.label, second.label], bannerFigure(search))}
          parts={{ Leaders: [board.data, leaders.data] }}
        />
      )}
      <Answer of={seasons} isEmpty={() => !season} empty={noSeason}>
        {() => (
          <>
            {!stat && (
              <Answer of={board} skeleton={<Skeleton rows={12} />}>
                {lists => <Boards lists={lists} first={first.label} second={second.label} search={search} />}
              </Answer>
            )}
            <StatisticLeaders leaders={leaders} search={search} stat={stat} />
          </>
        )}
      </Answer>
    </Page>
  )
}

export const content = { component: LeaderboardPage, ...about }
