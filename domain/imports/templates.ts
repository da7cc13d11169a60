/** The files of a league as a filled form (docs/import.md#bringing-a-league-in-from-files): one small league whose lines fit together, to be written over. */
export const IMPORT_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'teams.csv': ['id,name,color,abbreviation', 'HAR,Harbor,navy/gold,HAR', 'PIE,Pier,#B93C0B,PIE'],
  'players.csv': ['id,first_name,last_name,team,on_roster', 'p1,Ana,Müller,HAR,yes', 'p2,Bo,Li,PIE,yes'],
  'games.csv': [
    'id,date,time,stage,status,home,away,score_home,score_away,court',
    'g1,2026-10-03,18:30,regular,final,HAR,PIE,61,58,1',
    'g2,2026-10-10,,regular,scheduled,PIE,HAR,,,',
  ],
  'box_scores.csv': [
    'game,team,player,PTS,AST,REB,FGM,FGA,3PM,3PA,FTM,FTA',
    'g1,HAR,p1,12,3,4,5,9,1,3,1,2',
    'g1,PIE,p2,,,,,,,,,',
  ],
  'rosters.csv': ['team,player', 'HAR,p1', 'PIE,p2'],
}
