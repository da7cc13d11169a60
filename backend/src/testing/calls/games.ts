import { statId } from '../../contexts/games/testing/calls'
import { call, type Filling, type SliceCall } from '../slice'
import { flipped, league, game, restoring } from './fillings'

const score = (): Filling => ({ body: { score_home: 61, score_away: 58, reason: "scorer's sheet" } })

/** Calls of games. */
export const GAME_CALLS: readonly SliceCall[] = [
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', 'staff', 'thing', league),
  call('POST', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', 'staff', 'thing', sample => ({
    ...league(sample),
    body: {
      home_team_id: sample.teams[0],
      away_team_id: sample.teams[1],
      date: '2026-07-01',
      time: '19:30',
      location: 'Court 1',
      location_url: 'https://maps.example/1',
      allowConflicts: true,
    },
  })),
  call('PUT', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', 'staff', 'thing', sample => ({
    ids: { ...league(sample).ids, gameId: sample.game },
    ...score(),
  })),
  call('DELETE', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', 'staff', 'thing', async sample => ({
    ids: { ...league(sample).ids, gameId: await sample.fresh.game() },
  })),
  call(
    'POST',
    '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}/restore',
    'staff',
    'thing',
    async sample => {
      const ids = { ...league(sample).ids, gameId: await sample.fresh.game() }
      return restoring('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', ids, sample.fresh)
    },
    204,
  ),
  call(
    'POST',
    '/api/deletions',
    'staff',
    'thing',
    async ({ fresh }) => ({ body: { things: [{ kind: 'weekOff', id: await fresh.weekOff() }] } }),
    200,
  ),
  call('GET', '/api/seasonsv2/{seasonId}/leagues/{leagueId}/score-mismatches', 'staff', 'thing', league),
  call('GET', '/api/games', 'staff', 'organization'),
  call('GET', '/api/calendar.ics', 'tenant', 'organization'),
  call('GET', '/api/gamesv2', 'tenant', 'organization'),
  call('GET', '/api/today', 'staff', 'organization'),
  call('GET', '/api/gamesv2/{id}', 'tenant', 'thing', game),
  call('PUT', '/api/gamesv2/{id}/scores', 'staff', 'thing', sample => ({ ...game(sample), ...score() })),
  call('PUT', '/api/gamesv2/{id}/walkover', 'staff', 'thing', sample => ({
    ids: { id: sample.unplayed },
    body: { walkover_winner: flipped(sample, 'walk-over') ? 'home' : 'away', reason: 'the others did not come' },
  })),
  call('PUT', '/api/gamesv2/{id}/corrections/{number}', 'staff', 'thing', sample => ({
    ids: { id: sample.corrected, number: 1 },
    body: { public: flipped(sample, 'correction') },
  })),
  call('PUT', '/api/gamesv2/{id}/details', 'staff', 'thing', sample => ({
    ...game(sample),
    body: {
      video_url: 'https://youtu.be/abcdefghijk',
      location: 'Court 2',
      date: '2026-07-02',
      time: '20:30',
      status: 'scheduled',
      allowConflicts: true,
    },
  })),
  call('PUT', '/api/player-game-stats', 'staff', 'thing', ({ game, player, teams: [team] }) => ({
    body: {
      player_id: player,
      game_id: game,
      team_id: team,
      reason: 'counted again',
      stats: [{ player_id: player, game_id: game, stat_id: statId('PTS'), value: 12 }],
    },
  })),
  call('PUT', '/api/gamesv2/{id}/lines', 'staff', 'thing', sample => ({
    ...game(sample),
    body: {
      lines: [
        {
          player_id: sample.player,
          team_id: sample.teams[0],
          stats: [{ stat_id: statId('PTS'), value: flipped(sample, 'lines') ? 13 : 14 }],
        },
      ],
    },
  })),
  call('PUT', '/api/gamesv2/{id}/period-scores', 'staff', 'thing', sample => ({
    ...game(sample),
    body: { periodScores: [{ gamePeriodId: 1, team_id: sample.teams[0], score: 15 }] },
  })),
  call(
    'POST',
    '/api/gamesv2/{id}/period-end',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: await fresh.game() }, body: { gamePeriodId: 1 } }),
    200,
  ),
  call('GET', '/api/gamesv2/{id}/courtside', 'staff', 'thing', game),
  call(
    'POST',
    '/api/gamesv2/{id}/fouls',
    'staff',
    'thing',
    sample => ({
      ...game(sample),
      body: { gamePeriodId: 1, team_id: sample.teams[0], player_id: null, takenBack: false },
    }),
    200,
  ),
  call(
    'POST',
    '/api/gamesv2/{id}/time-outs',
    'staff',
    'thing',
    sample => ({ ...game(sample), body: { gamePeriodId: 1, team_id: sample.teams[0], takenBack: false } }),
    200,
  ),
  call(
    'POST',
    '/api/gamesv2/{id}/substitutions',
    'staff',
    'thing',
    sample => ({
      ...game(sample),
      body: {
        gamePeriodId: 1,
        team_id: sample.teams[0],
        remaining: 600_000,
        at: '2026-07-01T19:30:00.000Z',
        takenBack: !flipped(sample, 'substitution'),
        out: [],
        in: [sample.player],
      },
    }),
    200,
  ),
  call('PUT', '/api/gamesv2/{id}/clock', 'staff', 'thing', sample => ({
    ...game(sample),
    body: { gamePeriodId: 1, runs: flipped(sample, 'clock'), set: false, remaining: 600_000, at: '2026-07-01T19:31:00.000Z' },
  })),
]
