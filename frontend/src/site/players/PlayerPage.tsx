import { capitalize } from '../../ui/format/capitalize'
import type { PageAt } from '../site'
import { Columns } from '../parts/Columns'
import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { aboutPlayer } from './about'
import { leaderStats } from '../games/leaders'
import { Bests } from './Bests'
import { Bio } from './Bio'
import { PlayerFrame } from './PlayerFrame'
import { LastFive } from './LastFive'
import { GamesTable, noGamesYet, SeasonsSection } from './PlayerTables'
import type { Profile } from './profile'
import { seasonToShow, sportOfGames, type PlayedSeason } from '../../ui/played/season-figures'
import { TeamHistory } from './TeamHistory'
import { Videos } from './Videos'
import { Trend } from './Trend'

const lastGames = 5

const LastGames = ({ player, season }: { player: Profile; season: PlayedSeason }) => (
  <Section
    id="last"
    title={season.games.length < lastGames ? 'Last games' : 'Last five'}
    aside={<SiteLink to={`/player/${player.id}/stats`}>All games</SiteLink>}
  >
    <LastFive games={season.games.slice(-lastGames)} teams={player.teams} sport={sportOfGames(season, player.shown)}>
      <GamesTable
        caption={`The last games of ${player.name}`}
        games={season.games.slice(-lastGames).reverse()}
        teams={player.teams}
        minutes={player.minutes}
        shown={sportOfGames(season, player.shown).atAGlance.filter(figure => player.shown.includes(figure))}
        sorts={false}
        legend={false}
      />
    </LastFive>
  </Section>
)

/** The highs that a person asks for first; the page of figures has all of them. */
const Highs = ({ player, season }: { player: Profile; season: PlayedSeason }) => {
  const asked = leaderStats(sportOfGames(season, player.shown)).map(({ figure }) => figure)
  return (
    <Section id="bests" title="Best games" aside={<SiteLink to={`/player/${player.id}/stats#bests`}>All bests</SiteLink>}>
      <Bests
        games={player.games}
        earlier={player.earlier}
        teams={player.teams}
        season={season}
        shown={asked.filter(figure => player.shown.includes(figure))}
      />
    </Section>
  )
}

const AtAGlance = ({ player }: { player: Profile }) => {
  const season = seasonToShow(player)
  return (
    <>
      <Columns>
        {season && season.games.length > 2 && (
          <Section id="trend" title={`${capitalize(sportOfGames(season, player.shown).score.noun)} in ${season.name}`}>
            <Trend season={season} sport={sportOfGames(season, player.shown)} />
          </Section>
        )}
        <Section id="teams" title="Teams">
          <TeamHistory stays={player.stays} />
        </Section>
      </Columns>
      {season?.games.length ? (
        <>
          <LastGames player={player} season={season} />
          <Highs player={player} season={season} />
        </>
      ) : (
        <Empty>{noGamesYet}</Empty>
      )}
    </>
  )
}

/** A player at a glance. */
export const PlayerPage = (at: PageAt) => (
  <PlayerFrame {...at}>
    {player => (
      <>
        <AtAGlance player={player} />
        <SeasonsSection player={player} search={at.search} />
        <Columns>
          <Section id="bio" title="Bio">
            <Bio player={player} />
          </Section>
          <Section id="videos" title="Videos">
            <Videos player={player} />
          </Section>
        </Columns>
      </>
    )}
  </PlayerFrame>
)

export const content = { component: PlayerPage, ...aboutPlayer({ what: 'profile', editedAt: id => `/players/${id}` }) }
