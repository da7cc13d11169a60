import { statRows, type PlayedLine } from './stat-rows'

const game: PlayedLine['game'] = {
  id: 7,
  date: '2026-01-31',
  game_dateTime: '2026-01-31T19:30:00-08:00',
  stage: 'regular',
  video_url: null,
  home_team: { id: 1, name: 'Hawks' },
  away_team: { id: 2, name: 'Owls' },
  score_home: 61,
  score_away: 58,
  seasons_league: { id: 3, league: { id: 3, name: 'Monday' }, season: { id: 4, name: 'Winter', active: true } },
}

const rows = (line: PlayedLine['line']) =>
  Object.fromEntries(statRows({ player: 12, team: 1, line, game }).map(({ stat, value }) => [stat.abbreviation, value]))

describe("a line in a player's table", () => {
  it('has a row for each figure that was entered or follows, and a ratio where made and attempted are known', () =>
    expect(rows({ '2PM': 3, '2PA': 4, '3PM': 1, '3PA': 3, FTM: 2, FTA: 2 })).toEqual({
      PTS: 11,
      FGM: 4,
      FGA: 7,
      'FG%': 0.571,
      '2PM': 3,
      '2PA': 4,
      '2P%': 0.75,
      '3PM': 1,
      '3PA': 3,
      '3P%': 0.333,
      FTM: 2,
      FTA: 2,
      'FT%': 1,
    }))

  it('has no row for a figure that the league does not keep', () => expect(Object.keys(rows({ PTS: 4 }))).toEqual(['PTS']))

  it('has a ratio of 0 where nothing was attempted', () => expect(rows({ FTM: 0, FTA: 0 })).toMatchObject({ 'FT%': 0 }))

  it('is empty for a player who was on the sheet but did not play', () => expect(rows({})).toEqual({}))

  it('names game, team, player and definition in every row, and whether the figure was entered', () =>
    expect(statRows({ player: 12, team: 1, line: { PTS: 4 }, game })).toEqual([
      { game_id: 7, stat_id: 1, player_id: 12, team_id: 1, value: 4, entered: true, stat: { id: 1, abbreviation: 'PTS' }, game },
    ]))
})
