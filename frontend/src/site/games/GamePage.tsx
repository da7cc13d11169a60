import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { isToBePlayed } from '@fullcourt/domain/games/status'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { dateText, timeText } from '../../ui/format/dates'
import { shownColours } from '../../ui/team/team-colours'
import { Skeleton } from '../../ui/Skeleton'
import type { PageAt } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { inWords } from '../parts/game-sides'
import { Jumps } from '../parts/Jumps'
import { News } from '../parts/News'
import { ScoreHead } from '../parts/ScoreHead'
import { Section } from '../parts/Section'
import { Time } from '../parts/Time'
import { useEver } from '../parts/use-ever'
import { ZoneName } from '../parts/ZoneName'
import { TeamName } from '../parts/TeamName'
import { PersonName } from '../parts/PersonName'
import type { PublicSite } from '../site'
import type { BoxScore } from './box-score'
import { BoxScoreTable } from './BoxScoreTable'
import { CorrectionNotes } from './CorrectionNotes'
import { DrawnPart } from './DrawnPart'
import { beforeCode, followCode } from './follow-code'
import { sideOf } from './game-line'
import styles from './GamePage.module.css'
import { LeadersStrip } from './LeadersStrip'
import { LineScore } from './LineScore'
import type { FollowedGame } from './followed-game'
import { GameLines } from './GameLines'
import { gameNews } from './game-news'
import { gamePageQuery } from './game-queries'
import { GameTakeAway } from './GameTakeAway'
import { Video } from './Video'
import { about } from './about'

const sides = ['away', 'home'] as const

const Place = ({ place, placeUrl }: BoxScore) =>
  isWebAddress(placeUrl) ? (
    <a href={placeUrl} rel="noopener">
      {place ?? 'Map'}
    </a>
  ) : (
    place
  )

const detailsOf = (game: BoxScore): ReactNode[] =>
  [
    <Time date={game.date}>{dateText(game.date)}</Time>,
    game.time && (
      <Time date={game.date} time={game.time}>
        {timeText(game.time)}
      </Time>
    ),
    (game.place ?? game.placeUrl) && <Place {...game} />,
    [game.league, game.round].filter(Boolean).join(' · '),
    game.time && <ZoneName />,
  ].filter(Boolean)

const hasLines = ({ lines }: BoxScore) => sides.some(side => lines[side].some(({ figures }) => figures !== null))

const Rosters = ({ game }: { game: BoxScore }) => (
  <div className={styles.sides}>
    {sides.map(side => (
      <Section key={side} id={side} title={<TeamName team={game[side]} size={28} />}>
        {game.lines[side].length ? (
          <ul className={styles.roster}>
            {game.lines[side].map(({ id, name, to }) => (
              <li key={id}>
                <PersonName name={name} to={to ?? undefined} size={32} colors={shownColours(game[side])} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty>No players on the roster yet.</Empty>
        )}
      </Section>
    ))}
  </div>
)

const BoxScores = ({ game }: { game: FollowedGame }) => (
  <>
    <Jumps label="Box scores" to={sides.map(side => ({ id: side, name: game[side].name }))} />
    <Section id="leaders" title="Leaders">
      <LeadersStrip game={game} />
    </Section>
    {sides.map(side => (
      <Section key={side} id={side} title={<TeamName team={game[side]} size={28} />}>
        <BoxScoreTable
          side={side}
          team={game[side].name}
          lines={game.lines[side]}
          shown={game.shown}
          live={game.live}
          minutes={game.minutes.find(({ team_id }) => team_id === game[side].id)}
        />
      </Section>
    ))}
  </>
)

const Follow = ({ part, game }: { part: 'court' | 'lead'; game: FollowedGame }) => {
  const [first] = useState(game)
  return (
    <DrawnPart id={`follow-${part}`} code={followCode} isFollowed={game.live || game !== first}>
      {FollowGame => <FollowGame part={part} game={game} />}
    </DrawnPart>
  )
}

/** While it is open nothing that was read gives way: what comes of the game takes the place of the rosters. */
const Game = ({ site, game }: { site: PublicSite; game: FollowedGame }) => {
  const wasAhead = useEver(isToBePlayed(game.state))
  // What comes with the end of a game moves nothing on a page that was open before.
  const [hasCourse] = useState(game.course.length > 0 && !game.lead)
  const [hadLead] = useState(game.lead !== null)
  const hasLead = useEver(game.lead !== null)
  const hasCourt = useEver(game.court !== null)
  const hasPeriods = useEver(game.live || game.periods.length > 0)
  return (
    <div className={styles.page}>
      <News lines={[gameNews(game)]} />
      <ScoreHead away={sideOf(game, 'away')} home={sideOf(game, 'home')} status={game.status} details={detailsOf(game)} />
      <GameTakeAway game={game} />
      {wasAhead && (
        <DrawnPart id="before" code={beforeCode} isFollowed>
          {({ BeforeGame }) => <BeforeGame site={site} game={game} listed={games => <GameLines games={games} withDate />} />}
        </DrawnPart>
      )}
      {hasCourt && <Follow part="court" game={game} />}
      {hasPeriods && <LineScore game={game} />}
      {hadLead && <Follow part="lead" game={game} />}
      {hasCourse && <p className={styles.note}>{game.course.join(' · ')}</p>}
      {game.video && <Video url={game.video} title={inWords(game.away, game.home)} />}
      {hasLines(game) ? <BoxScores game={game} /> : <Rosters game={game} />}
      {hasLead && !hadLead && <Follow part="lead" game={game} />}
      {game.completed && !hasLines(game) && <p className={styles.note}>No box score was kept of this game.</p>}
      <CorrectionNotes game={game} />
    </div>
  )
}

const everyTwentySeconds = 20_000

/** A game may get its score today: the page looks again as long as it is seen. */
const mayChange = (game: BoxScore | undefined, { today }: PublicSite) => game?.date === today && !game.completed

/** One game: score, periods, who was best, what everybody did. */
export const GamePage = ({ site, id }: PageAt) => {
  const game = useQuery({
    ...gamePageQuery(site, id),
    refetchInterval: ({ state }) => (mayChange(state.data, site) ? everyTwentySeconds : false),
  })
  return (
    <Answer of={game} missing="Game not found." skeleton={<Skeleton rows={10} />}>
      {answer => <Game site={site} game={answer} />}
    </Answer>
  )
}

export const content = { component: GamePage, ...about }
