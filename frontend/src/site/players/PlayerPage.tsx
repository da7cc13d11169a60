import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { PageAt } from '../page'
import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { aboutPlayer } from './about'
import { PlayerFrame } from './PlayerFrame'
import { GamesTable, SeasonsTable } from './PlayerTables'
import type { Profile } from './profile'
import { seasonShown, seasonsPlayed } from './season-figures'
import { TeamHistory } from './TeamHistory'
import { Trend } from './Trend'

const atAGlance: readonly Abbreviation[] = ['PTS', 'REB', 'AST', 'FGM', '3PM', 'FTM']
const lastGames = 5

const noGames = 'No games yet. Figures will be here after the first one.'

const ThisSeason = ({ player }: { player: Profile }) => {
  const season = seasonShown(player)
  if (!season?.games.length) return <Empty>{noGames}</Empty>
  return (
    <>
      <Section id="last" title="Last five" aside={<SiteLink to={`/player/${player.id}/stats`}>All games</SiteLink>}>
        <GamesTable
          caption={`The last games of ${player.name}`}
          games={season.games.slice(-lastGames).reverse()}
          shown={atAGlance.filter(abbreviation => player.shown.includes(abbreviation))}
          sorts={false}
        />
      </Section>
      {season.games.length > 2 && (
        <Section id="trend" title={`Points in ${season.name}`}>
          <Trend season={season} />
        </Section>
      )}
    </>
  )
}

/** A player at a glance. */
export const PlayerPage = ({ site, id }: PageAt) => (
  <PlayerFrame site={site} id={id}>
    {player => (
      <>
        <Section id="teams" title="Teams">
          <TeamHistory stays={player.stays} />
        </Section>
        <ThisSeason player={player} />
        {player.games.length > 0 && (
          <Section id="seasons" title="Season by season">
            <SeasonsTable seasons={seasonsPlayed(player.games)} shown={player.shown} />
          </Section>
        )}
      </>
    )}
  </PlayerFrame>
)

export const content = { component: PlayerPage, ...aboutPlayer('profile') }
