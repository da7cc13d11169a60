import { idIn, withFilters } from '../filters'
import type { PageAt } from '../site'
import { Empty } from '../parts/Empty'
import { Filters, FilterSelect } from '../parts/Filters'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import { aboutPlayer } from './about'
import { Bests } from './Bests'
import { PlayerFrame } from './PlayerFrame'
import { GamesTable, noGamesYet, SeasonsSection } from './PlayerTables'
import { seasonToShow, statsOfSport, sportOfGames, type PlayedSeason } from '../../ui/played/season-figures'

const teamsOf = ({ games }: PlayedSeason) => [...new Map(games.map(({ team }) => [team.id, team])).values()]

/** The games of a player's season, of very many the latest, and all their seasons. */
export const PlayerStatsPage = (at: PageAt) => {
  const team = idIn(at.search, 'team')
  return (
    <PlayerFrame {...at}>
      {player => {
        const season = seasonToShow(player)
        const teams = season ? teamsOf(season) : []
        const games = (season?.games ?? []).filter(game => team === undefined || game.team.id === team)
        return (
          <>
            {teams.length > 1 && (
              <Filters label="Filter the games">
                <FilterSelect
                  name="team"
                  label="Team"
                  all="All Teams"
                  options={teams.map(({ id: value, name: label }) => ({ value, label }))}
                />
              </Filters>
            )}
            <Section
              id="games"
              title={season ? `Games of ${season.name}` : 'Games'}
              aside={
                season &&
                season.earlier.length > 0 && (
                  <SiteLink to={withFilters(`/player/${player.id}/stats`, at.search, { all: '1' })}>
                    All {season.played} games
                  </SiteLink>
                )
              }
            >
              {games.length ? (
                <GamesTable
                  caption={`Games of ${player.name}`}
                  games={games.toReversed()}
                  teams={player.teams}
                  minutes={player.minutes}
                  shown={season ? statsOfSport(sportOfGames(season, player.shown), player.shown) : player.shown}
                  legend={false}
                />
              ) : (
                <Empty>{noGamesYet}</Empty>
              )}
            </Section>
            {season && games.length > 0 && (
              <Section id="bests" title="Best games">
                <Bests
                  games={player.games}
                  earlier={player.earlier}
                  teams={player.teams}
                  season={season}
                  shown={statsOfSport(sportOfGames(season, player.shown), player.shown)}
                />
              </Section>
            )}
            <SeasonsSection player={player} search={at.search} />
          </>
        )
      }}
    </PlayerFrame>
  )
}

export const content = { component: PlayerStatsPage, ...aboutPlayer({ what: 'stats', editedAt: id => `/player/${id}/stats` }) }
