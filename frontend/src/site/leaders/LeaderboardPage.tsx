import { useQuery } from '@tanstack/react-query'
import { whole } from '../../ui/format/figures'
import { Skeleton } from '../../ui/Skeleton'
import { progressInWords } from '../games/progress'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { Jumps } from '../parts/Jumps'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { isTotal } from '../parts/PerGameSwitch'
import { RankedList, rowPixels, type RankedRow } from '../parts/RankedList'
import { Section } from '../parts/Section'
import { noSeason } from '../seasons/queries'
import { sportOfSeason } from '../seasons/sport'
import { useSeasonAt, askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { progressOfLeague } from '../standings/queries'
import { leaderboardOf, leadersOf, statIn, type Board as Boarded } from './queries'
import { StatisticLeaders } from './StatisticLeaders'
import { leadersTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { pageAbout } from '../page'

const about = pageAbout({
  queries: async (at, ask) => {
    const season = await askSeason(at, ask)
    const seasonId = seasonToAsk(season)
    const by = isTotal(at.search) ? 'total' : 'game'
    const [board] = await Promise.all([
      ask(leaderboardOf(at.site, seasonId)),
      ask(progressOfLeague(at.site, seasonId)),
      ask(leadersOf(at.site, { seasonId, by, stat: statIn(at.search)?.abbreviation })),
    ])
    return { board, season }
  },
  head: ({ board, season }, { site }) => {
    const { points, threes } = sportOfSeason(season).leaders
    const [first, second] = [points, threes].map(({ label }) => label.toLowerCase())
    const leading = [
      { what: first, rows: board.points },
      { what: second, rows: board.threes },
      { what: 'wins', rows: board.wins },
    ].flatMap(({ what, rows: [leader] }) => (leader ? `${leader.name} with ${whole(leader.value)} ${what}` : []))
    return {
      title: `Leaders – ${first}, ${second}, wins`,
      keep: seasonFilter(season),
      description: leading.length ? `${season?.name ?? site.name}: ${leading.join(', ')}.` : `Who leads ${site.name}.`,
      editedAt: '/stats',
    }
  },
})

type BoardProps = { id: string; title: string; rows: readonly RankedRow[]; of: 'team' | 'person'; none: string; later?: boolean }

/** The heading of a board, in pixels. */
const headPixels = 48

const Board = ({ id, title, rows, of, none, later = false }: BoardProps) => (
  <Section id={id} title={title} later={later ? rows.length * rowPixels + headPixels : undefined}>
    {rows.length ? <RankedList rows={rows} of={of} places={10} /> : <Empty>{none}</Empty>}
  </Section>
)

type BoardsProps = { lists: Boarded; first: string; second: string }

/** The three banners of the specification. */
const Boards = ({ lists: { points, threes, wins }, first, second }: BoardsProps) => (
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
    <Columns>
      <Board id="points" title={first} rows={points} of="person" none={`No ${first.toLowerCase()} yet.`} />
      <Board id="threes" title={second} rows={threes} of="person" none={`No ${second.toLowerCase()} yet.`} later />
      <Board id="wins" title="Team wins" rows={wins} of="team" none="No wins yet." later />
    </Columns>
  </>
)

/** Who is first in each of the banners, as the news of a page says it: `Scoring: Ana Lee 81.` */
const firstOf = ({ points, threes, wins }: Boarded, [first, second]: readonly [string, string]) =>
  [points, threes, wins].flatMap(([leader], place) =>
    leader ? `${[first, second, 'Team wins'][place]}: ${leader.name} ${whole(leader.value)}.` : [],
  )

/** The first twenty in points, in threes (in another sport in what it ranks there), and of the teams in wins; below them who leads each statistic. */
export const LeaderboardPage = ({ site, search }: PageAt) => {
  const { seasons, season, seasonId } = useSeasonAt({ site, search })
  const progress = useQuery(progressOfLeague(site, seasonId))
  const board = useQuery(leaderboardOf(site, seasonId))
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
          lines={firstOf(board.data, [first.label, second.label])}
          parts={{ Leaders: [board.data, leaders.data] }}
        />
      )}
      <Answer of={seasons} isEmpty={() => !season} empty={noSeason}>
        {() => (
          <>
            {!stat && (
              <Answer of={board} skeleton={<Skeleton rows={12} />}>
                {lists => <Boards lists={lists} first={first.label} second={second.label} />}
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
