import type { Party } from './contradictions'
import type { CaptaincyAnswer } from './merging.answers'

/** The teams of which one of the players is the captain: after the merge the master is. */
export const captainciesOf = (parties: readonly Party[]): CaptaincyAnswer[] =>
  parties.flatMap(({ player }) =>
    player.rosters
      .filter(({ captain }) => captain)
      .map(({ team, seasons_leagues_team: { seasons_league } }) => ({
        player_id: player.id,
        team,
        leagueName: seasons_league.league.name,
        seasonName: seasons_league.season.name,
      })),
  )
