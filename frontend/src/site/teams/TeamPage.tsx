import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { capitalize } from '../../ui/format/capitalize'
import { quantity, difference, none, oneDecimal, ordinal, shareText } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import { playOffsInWords } from '../../ui/standings/play-offs-in-words'
import { TeamBadge } from '../../ui/team/TeamBadge'
import { Skeleton } from '../../ui/Skeleton'
import { gameNews } from '../games/game-news'
import { GameLines } from '../games/GameLines'
import { resultsOf } from '../games/results-of'
import { FormMarks, type FormMark } from '../games/FormMarks'
import type { GameLine } from '../games/game-line'
import { withFilters } from '../filters'
import { useSite, type PageAt, type PublicSite } from '../site'
import { MyTeamButton } from '../my-team/MyTeamButton'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Disclosure } from '../parts/Disclosure'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { Section } from '../parts/Section'
import { Tile, Tiles } from '../parts/Tiles'
import { ZoneName } from '../parts/ZoneName'
import type { PublicSeason } from '../seasons/queries'
import { sportOfSeason } from '../seasons/sport'
import { seasonToAsk, useSeasonAt } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { placesOf, type TeamPlace } from '../standings/tables'
import { SiteLink } from '../SiteLink'
import { aroundToday, playedCount } from './around-today'
import { GameStrip } from './GameStrip'
import { Meetings } from './Meetings'
import { NextAndLast } from './NextAndLast'
import { nextGame } from '../games/next-and-last'
import { Roster } from './Roster'
import { gamesAtMost, teamOf, type PublicTeam } from './queries'
import { scheduleNewsOf, type ScheduleNewsLine } from './schedule-news'
import { ScheduleChanges } from './ScheduleChanges'
import styles from './TeamPage.module.css'
import { scheduleTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { about } from './about'

/** So many results are a team's form. */
const formGames = 5

type PlaceProps = { place: TeamPlace; marks: readonly FormMark[]; sport: Sport }

const Place = ({ place: { league, row, of }, marks, sport }: PlaceProps) => {
  const { wins, losses, ties, walkovers, pointsFor, pointsAgainst } = row
  const games = wins + losses + ties
  const played = games - walkovers
  const perGame = (points: number) => (played ? oneDecimal(points / played) : none)
  return (
    <Tiles>
      <Tile
        label="Record"
        figure={recordText(row)}
        note={marks.length > 0 ? <FormMarks marks={marks} /> : <span className={styles.noForm}>No results yet</span>}
      />
      <Tile
        label={league}
        figure={games ? ordinal(row.rank) : none}
        note={`of ${quantity(of, 'team')}${games ? ` · ${shareText(row.winPercentage)}` : ''}`}
      />
      <Tile
        label={`${capitalize(sport.score.noun)} scored`}
        figure={perGame(pointsFor)}
        note={`a game, ${perGame(pointsAgainst)} allowed`}
      />
      <Tile
        label="Difference"
        figure={played ? difference(pointsFor - pointsAgainst) : none}
        note={`in ${quantity(played, 'game')}`}
      />
    </Tiles>
  )
}

type GamesProps = { games: readonly GameLine[]; team: number; withLeague: boolean }

/** A strip of the games around the present, and below it all of them. */
const Games = ({ games, team, withLeague }: GamesProps) => {
  const { today } = useSite()
  // What is played while it is open moves nothing.
  const [{ played, at }] = useState(() => ({ played: playedCount(games), at: nextGame(games, today)?.id }))
  const { open, isOver } = aroundToday(games, played)
  return (
    <>
      <GameStrip games={open} team={team} at={at} />
      <Disclosure title={`All ${quantity(games.length, 'game')} with places`}>
        <GameLines games={isOver ? games.toReversed() : games} withDate withLeague={withLeague} />
      </Disclosure>
    </>
  )
}

const ByDay = ({ team }: { team: number }) => (
  <>
    <ZoneName /> <SiteLink to={`/schedule?team=${team}`}>By day</SiteLink>
  </>
)

/** Of each league that says how many teams go on. */
const PlayOffsOf = ({ place: { league, row }, isOne }: { place: TeamPlace; isOne: boolean }) => {
  const words = row.playOffs && playOffsInWords(row.playOffs, row.wins + row.losses + row.ties)
  return words ? <p className={styles.playOffs}>{isOne ? words : `${league}: ${words}`}</p> : null
}

type ShownProps = {
  site: PublicSite
  team: PublicTeam
  places: readonly TeamPlace[]
  news: readonly ScheduleNewsLine[]
  season: PublicSeason | undefined
  /** Where all games of the season are, where these are not. */
  whole: string | undefined
}

const Shown = ({ site, team, places, news, season, whole }: ShownProps) => (
  <Page
    title={team.name}
    about={places.length === 0 ? team.leagues.map(({ name }) => name).join(' · ') || undefined : undefined}
    picture={<TeamBadge team={team} size={72} />}
    actions={
      <TakeAway
        of={team.name}
        games={{ seasonId: seasonToAsk(season), teamId: team.id }}
        whole={whole}
        tables={[{ label: 'Schedule', href: scheduleTableOf(site, { teamId: team.id, seasonId: team.season?.id }) }]}
      />
    }
    season={
      <>
        <SeasonMenu shown={season} among={team.seasons} />
        <MyTeamButton team={team.id} />
      </>
    }
    wide
  >
    <News key={`${team.id} ${team.season?.id}`} lines={team.games.map(gameNews)} parts={{ Schedule: news }} />
    {places.map(place => (
      <Place
        key={place.league}
        place={place}
        marks={resultsOf(
          team.games.filter(({ league }) => places.length === 1 || league === place.league),
          team.id,
        ).slice(-formGames)}
        sport={sportOfSeason(season)}
      />
    ))}
    <NextAndLast key={team.season?.id} games={team.games} today={site.today} withLeague={team.leagues.length > 1} />
    {places.map(place => (
      <PlayOffsOf key={place.league} place={place} isOne={places.length === 1} />
    ))}
    <Section id="schedule" title="Schedule" aside={<ByDay team={team.id} />}>
      <ScheduleChanges news={news} />
      {team.games.length ? (
        <Games key={team.season?.id} games={team.games} team={team.id} withLeague={team.leagues.length > 1} />
      ) : (
        <Empty>No games available</Empty>
      )}
    </Section>
    <div className={styles.parts}>
      <Section id="roster" title="Roster" aside={<span className={styles.count}>{quantity(team.roster.length, 'player')}</span>}>
        {team.roster.length ? (
          <Roster key={team.season?.id} team={team} sport={sportOfSeason(season)} />
        ) : (
          <Empty>No players on the roster yet.</Empty>
        )}
      </Section>
      <Section id="meetings" title="Against the others">
        <Meetings games={team.games} team={team.id} />
      </Section>
    </div>
  </Page>
)

/** A team: its place, its games, its players. */
export const TeamPage = ({ site, id, search }: PageAt) => {
  const { seasons, seasonId } = useSeasonAt({ site, search })
  const whole = search.has('all')
  const team = useQuery(teamOf(site, id, { seasonId, whole }))
  const season = team.data?.season?.id
  const places = useQuery({ ...placesOf(site, season ?? 0, id), enabled: season !== undefined })
  const news = useQuery({ ...scheduleNewsOf(site, id, season), enabled: season !== undefined })
  return (
    <Answer of={team} missing="Team not found." skeleton={<Skeleton rows={10} />}>
      {answer => (
        <Shown
          site={site}
          team={answer}
          places={places.data ?? []}
          news={news.data ?? []}
          season={seasons.data?.find(one => one.id === season)}
          whole={whole || answer.games.length < gamesAtMost ? undefined : withFilters(`/teams/${id}`, search, { all: '1' })}
        />
      )}
    </Answer>
  )
}

export const content = { component: TeamPage, ...about }
