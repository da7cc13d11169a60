import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted, difference, ordinal, ratio } from '../../ui/format/figures'
import { TeamBadge } from '../../ui/team/TeamBadge'
import { Skeleton } from '../../ui/Skeleton'
import { gameNews } from '../games/game-news'
import { GameLines } from '../games/GameLines'
import { resultsOf } from '../games/results-of'
import { ResultsRow } from '../games/ResultsRow'
import type { GameLine } from '../games/game-line'
import type { PageAt, Site } from '../site'
import { Answer } from '../parts/Answer'
import { Empty } from '../parts/Empty'
import { Disclosure } from '../parts/Disclosure'
import { News } from '../parts/News'
import { Page } from '../parts/Page'
import { PersonCards } from '../parts/PersonCards'
import { Section } from '../parts/Section'
import { Tile, Tiles } from '../parts/Tiles'
import type { Season } from '../seasons/queries'
import { seasonAsked, useSeason } from '../seasons/season-at'
import { SeasonMenu } from '../seasons/SeasonMenu'
import { placesOf, type TeamPlace } from '../standings/tables'
import { SiteLink } from '../SiteLink'
import { aroundToday, playedOf } from './around-today'
import { teamOf, type Team } from './queries'
import styles from './TeamPage.module.css'
import { scheduleTableOf } from '../take-away/addresses'
import { TakeAway } from '../take-away/TakeAway'
import { about } from './about'

const Place = ({ place: { league, row, of } }: { place: TeamPlace }) => {
  const games = row.wins + row.losses
  return (
    <Tiles>
      <Tile label="Record" figure={`${row.wins}–${row.losses}`} note={league} />
      <Tile label="Share won" figure={games ? ratio(row.winPercentage) : '–'} note={`${ordinal(row.rank)} of ${of}`} />
      <Tile
        label="Points scored"
        figure={games ? (row.pointsFor / games).toFixed(1) : '–'}
        note={games ? `a game, ${(row.pointsAgainst / games).toFixed(1)} allowed` : 'a game'}
      />
      <Tile label="Difference" figure={difference(row.pointsFor - row.pointsAgainst)} note={`in ${counted(games, 'game')}`} />
    </Tiles>
  )
}

const Games = ({ games, withLeague }: { games: readonly GameLine[]; withLeague: boolean }) => {
  // Where it is folded while it is open, what is played meanwhile moves nothing.
  const [played] = useState(() => playedOf(games))
  const { earlier, open, later } = aroundToday(games, played)
  return (
    <>
      {earlier.length > 0 && (
        <Disclosure title={counted(earlier.length, 'earlier result')}>
          <GameLines games={earlier} withDate withLeague={withLeague} />
        </Disclosure>
      )}
      <GameLines games={open} withDate withLeague={withLeague} />
      {later.length > 0 && (
        <Disclosure title={counted(later.length, 'later game')}>
          <GameLines games={later} withDate withLeague={withLeague} />
        </Disclosure>
      )}
    </>
  )
}

type ShownProps = { site: Site; team: Team; places: readonly TeamPlace[]; season: Season | undefined }

const Shown = ({ site, team, places, season }: ShownProps) => (
  <Page
    title={team.name}
    about={team.leagues.map(({ name }) => name).join(' · ') || undefined}
    picture={<TeamBadge team={team} size={72} />}
    actions={
      <TakeAway
        of={team.name}
        calendar={{ seasonId: seasonAsked(season), teamId: team.id }}
        results={{ seasonId: seasonAsked(season), teamId: team.id }}
        tables={[{ label: 'Schedule', href: scheduleTableOf(site, { teamId: team.id, seasonId: team.season?.id }) }]}
      />
    }
    season={<SeasonMenu shown={season} among={team.seasons} />}
    wide
  >
    <News key={`${team.id} ${team.season?.id}`} lines={team.games.map(gameNews)} />
    {places.map(place => (
      <Place key={place.league} place={place} />
    ))}
    <div className={styles.parts}>
      <Section id="schedule" title="Schedule" aside={<SiteLink to={`/schedule?team=${team.id}`}>By day</SiteLink>}>
        {team.games.length ? (
          <>
            <ResultsRow results={resultsOf(team.games, team.id)} />
            <Games key={team.season?.id} games={team.games} withLeague={team.leagues.length > 1} />
          </>
        ) : (
          <Empty>No games available</Empty>
        )}
      </Section>
      <Section id="roster" title="Roster" aside={<span className={styles.count}>{counted(team.roster.length, 'player')}</span>}>
        {team.roster.length ? (
          <PersonCards
            people={team.roster.map(({ id, name, photo, captain }) => ({
              id,
              name,
              photo,
              colors: team.colors,
              note: captain ? 'Captain' : undefined,
            }))}
          />
        ) : (
          <Empty>No players on the roster yet.</Empty>
        )}
      </Section>
    </div>
  </Page>
)

/** A team: its place, its games, its players. */
export const TeamPage = ({ site, id, search }: PageAt) => {
  const { seasons, seasonId } = useSeason({ site, search })
  const team = useQuery(teamOf(site, id, seasonId))
  const season = team.data?.season?.id
  const places = useQuery({ ...placesOf(site, season ?? 0, id), enabled: season !== undefined })
  return (
    <Answer of={team} missing="Team not found." skeleton={<Skeleton rows={10} />}>
      {answer => (
        <Shown site={site} team={answer} places={places.data ?? []} season={seasons.data?.find(one => one.id === season)} />
      )}
    </Answer>
  )
}

export const content = { component: TeamPage, ...about }
