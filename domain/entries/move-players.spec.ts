import { added, leagueAt, SUNDAY } from '../leagues/leagues.examples'
import { ANA, BEN, captainNamed, DINKS, entered, given, joined, leftRoster, OHANA } from './entries.examples'
import { movePlayers } from './move-players'
import type { SeasonContents } from './state'

const move =
  (to: number, ...players: readonly number[]) =>
  (state: SeasonContents) =>
    movePlayers(state, { ...leagueAt(SUNDAY), team: to, players })

const season = [added(SUNDAY), entered(OHANA), entered(DINKS)]

describe('Players who are moved', () => {
  it('join one roster and leave all others of the season', () =>
    given(...season, joined(ANA), joined(BEN))
      .when(move(DINKS, ANA, BEN))
      .then(joined(ANA, DINKS), joined(BEN, DINKS), leftRoster(ANA), leftRoster(BEN)))

  it('leave the others where they are on it already', () =>
    given(...season, joined(ANA), joined(ANA, DINKS))
      .when(move(DINKS, ANA))
      .then(leftRoster(ANA)))

  it('join it where they are on none', () =>
    given(...season)
      .when(move(DINKS, ANA, ANA))
      .then(joined(ANA, DINKS)))

  it('are captains no more of the team that they leave', () =>
    given(...season, joined(ANA), captainNamed(ANA))
      .when(move(DINKS, ANA))
      .then(joined(ANA, DINKS), captainNamed(null, ANA), leftRoster(ANA)))

  it('stay where they are where they are there alone', () =>
    given(...season, joined(ANA, DINKS))
      .when(move(DINKS, ANA))
      .thenNothing())

  it('go to no team that is not there', () =>
    given(added(SUNDAY)).when(move(DINKS, ANA)).thenRefused('not-found', 'Team not found'))
})
