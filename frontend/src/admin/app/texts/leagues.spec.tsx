/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LeagueTeams } from '../../play/entries/LeagueTeams'
import { RosterPage } from '../../play/entries/RosterPage'
import { LeagueByIdPage } from '../../play/leagues/LeagueByIdPage'
import { LeagueListPage } from '../../play/leagues/LeagueListPage'
import { LeaguesPage } from '../pages/LeaguesPage'
import { TeamPage } from '../pages/TeamPage'
import { ana } from '../../people/players/testing/players'
import { StandingsPage } from '../../play/standings/StandingsPage'
import { TeamsPage } from '../../play/teams/TeamsPage'
import { brokenDown, itShowsItsTexts, refused } from '../../parts/testing/texts'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async (name: string | RegExp, button: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: button }))

const fall = { id: 7, name: 'Fall', active: true, organization_id: 1, sport_id: 1, startDate: null, finishDate: null }
const monday = { id: 3, name: 'Monday' }
const named = { logo: null, colors: [], abbreviation: null }
const hawks = {
  ...named,
  id: 5,
  slt_id: 55,
  seasons_leagues_teams_id: 55,
  name: 'Hawks',
  rank: 1,
  captain: 'Ana Ruiz',
  captain_id: 12,
  playersCount: 4,
  gamesPlayed: 1,
  wins: 1,
  losses: 0,
  ties: 0,
  winPercentage: 1,
  pointsFor: 61,
  pointsAgainst: 58,
  ftPercentage: 50,
  total3PM: 3,
  isAssigned: false,
  position: null,
  division_id: null,
  divisionName: null,
  summary: [],
  league_id: 3,
  leagueName: 'Monday',
  revision: '9',
}
const teamsCall = '/api/seasonsv2/7/leagues/3/teams'

itShowsItsTexts({
  screen: '/leagueList',
  path: '/leagueList',
  at: '/leagueList',
  page: <LeagueListPage />,
  answers: {
    'GET /api/seasonsleagues': [{ id: 3, league_id: 3, season_id: 7, position: 1, teamsCount: 1, league: monday, season: fall }],
  },
  states: [
    { state: 'the list', texts: ['League', 'Season', 'Monday', 'Fall'] },
    { state: 'no leagues', answers: { 'GET /api/seasonsleagues': [] }, texts: ['No leagues available'] },
  ],
})

itShowsItsTexts({
  screen: '/leagues/{id}',
  path: '/leagues/:league',
  at: '/leagues/3',
  page: <LeagueByIdPage />,
  answers: { 'GET /api/seasonsleagues': [] },
  states: [{ state: 'a league that is not there', texts: ['League 3', 'League not found'] }],
})

const leagues = [{ id: 3, league_id: 3, season_id: 7, name: 'Monday', position: 1, teamsCount: 1, teams: [hawks], season: fall }]
const deleteLeagues = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Monday/ }))
  await press('Delete')
}

itShowsItsTexts({
  screen: '/season/{seasonId}, which is /dashboard/seasons/{seasonId}',
  path: '/dashboard/seasons/:season',
  at: '/dashboard/seasons/7',
  page: <LeaguesPage />,
  answers: {
    'GET /api/seasonsv2/7': fall,
    'GET /api/seasonsv2': [fall],
    'GET /api/seasonsv2/7/leagues-with-teams-public': leagues,
    'GET /api/organizations/1': { id: 1, name: 'Riverside', feature_flags: {}, sports: [], users: [] },
  },
  states: [
    { state: 'the leagues', texts: ['Monday'] },
    { state: 'no leagues', answers: { 'GET /api/seasonsv2/7/leagues-with-teams-public': [] }, texts: ['No leagues available'] },
    { state: 'leagues to be deleted', act: deleteLeagues, texts: ['Delete selected leagues?'] },
  ],
})

itShowsItsTexts({
  screen: '/fab/standings',
  path: '/fab/standings',
  at: '/fab/standings',
  page: <StandingsPage />,
  answers: { 'GET /api/seasonsv2': [fall], 'GET /api/seasonsv2/7/leagues-with-teams-public': leagues },
  states: [
    {
      state: 'the table',
      texts: ['All Leagues', 'Monday (Fall)', 'Position', 'Team', 'Captain', 'League', 'Wins', 'Losses', 'FT%', '3PM', 'Hawks'],
    },
    { state: 'no teams', answers: { 'GET /api/seasonsv2/7/leagues-with-teams-public': [] }, texts: ['No teams found.'] },
  ],
})

const noContents = { 'GET /api/gamesv2': [], 'GET /api/seasonsv2/7/leagues/3/games': { games: [], teams: [] } }
const deleteTeams = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hawks/ }))
  await press('Delete')
}
const deleteTeamsIndeed = async () => {
  await deleteTeams()
  await inDialog('Delete selected teams?', 'Delete 1 team')
}
const addTeam = async (name = 'Kings') => {
  await press('Add Team')
  const form = within(await screen.findByRole('dialog', { name: 'Add Team' }))
  if (name !== '') await userEvent.type(form.getByLabelText('Name of a new team'), name)
  await userEvent.click(form.getByRole('button', { name: 'Add Team' }))
}
const changeTeam = async () => {
  await press('Edit Hawks')
  const form = within(await screen.findByRole('dialog', { name: 'Update Team' }))
  await userEvent.type(form.getByLabelText(/Team name/), 's')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
}

itShowsItsTexts({
  screen: 'the teams of a league',
  path: '/',
  at: '/',
  page: <LeagueTeams at={{ seasonId: 7, leagueId: 3 }} />,
  answers: {
    [`GET ${teamsCall}`]: [hawks],
    [`GET ${teamsCall}/5`]: { team: hawks, players: [], games: [] },
    'GET /api/seasonsv2/7': fall,
    'GET /api/teamsv2': [],
    'GET /api/teams': [],
    ...noContents,
  },
  states: [
    {
      state: 'the table',
      texts: ['Standings', 'Teams', 'Captain', 'Players', 'Wins', 'Losses', 'Hawks', '4. Team has fewer than 5 players'],
    },
    { state: 'no teams', answers: { [`GET ${teamsCall}`]: [] }, texts: ['No teams available'] },
    {
      state: 'neither a name nor a team',
      act: () => addTeam(''),
      texts: ['Please enter a team name or select an existing team'],
    },
    {
      state: 'a team that was added',
      answers: { [`POST ${teamsCall}`]: () => ({ status: 201, body: hawks }) },
      act: () => addTeam(),
      texts: ['Team added successfully'],
    },
    {
      state: 'a breakdown while adding',
      answers: { [`POST ${teamsCall}`]: brokenDown },
      act: () => addTeam(),
      texts: ['Failed to add team.'],
    },
    { state: 'a team that was changed', answers: { [`PUT ${teamsCall}/5`]: hawks }, act: changeTeam, texts: ['Team updated!'] },
    {
      state: 'a breakdown while changing',
      answers: { [`PUT ${teamsCall}/5`]: brokenDown },
      act: changeTeam,
      texts: ['Failed to update team.'],
    },
    { state: 'teams to be deleted', act: deleteTeams, texts: ['Delete selected teams?'] },
    {
      state: 'teams that were deleted',
      answers: { [`DELETE ${teamsCall}/5`]: () => ({ status: 204, body: {} }) },
      act: deleteTeamsIndeed,
      texts: ['Teams deleted successfully'],
    },
    {
      state: 'a breakdown while deleting',
      answers: { [`DELETE ${teamsCall}/5`]: brokenDown },
      act: deleteTeamsIndeed,
      texts: ['Error occurred while deleting.'],
    },
  ],
})

const game = {
  id: 31,
  date: '2026-11-20',
  time: null,
  homeTeam: 'Hawks',
  awayTeam: 'Bulls',
  home_team: { ...named, id: 5, name: 'Hawks' },
  away_team: { ...named, id: 6, name: 'Bulls' },
  score_home: 61,
  score_away: 58,
}
const anaOnRoster = { ...ana, captain: true }
const addPlayer = async () => {
  await press('Add Player')
  const form = within(await screen.findByRole('dialog', { name: 'Add Player to This Team' }))
  await userEvent.type(form.getByLabelText('Or a new player: first name'), 'Zoe')
  await userEvent.click(form.getByRole('button', { name: 'Add Player' }))
}
const addSameName = async () => {
  await press('Add Player')
  const form = within(await screen.findByRole('dialog', { name: 'Add Player to This Team' }))
  await userEvent.type(form.getByLabelText('Or a new player: first name'), 'Ana')
  await userEvent.type(form.getByLabelText('Last name'), 'Ruiz')
  await userEvent.click(form.getByRole('button', { name: 'Add Player' }))
}
const changePlayer = async () => {
  await press('Edit Ana Ruiz')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Player' }))
  await userEvent.type(form.getByLabelText('First name'), 'b')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
}
const deletePlayers = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ana Ruiz/ }))
  await press('Delete')
}

itShowsItsTexts({
  screen: '/dashboard/seasons/{season_id}/leagues/{league_id}/teams/{team_id}',
  path: '/dashboard/seasons/:season/leagues/:league/teams/:team',
  at: '/dashboard/seasons/7/leagues/3/teams/5',
  page: <RosterPage />,
  answers: {
    [`GET ${teamsCall}/5`]: { team: hawks, players: [anaOnRoster], games: [game] },
    'GET /api/seasonsv2/7': fall,
    'GET /api/seasonsv2/7/leagues/3': monday,
    'GET /api/playersv2': [ana],
    'GET /api/playersv2/12': ana,
    'GET /api/playersv2/12/information': ana,
    'GET /api/playerAttributes': [],
  },
  states: [
    {
      state: 'roster and games',
      texts: [
        'Seasons',
        'Fall',
        'Monday',
        'Hawks',
        'Name',
        'Ana Ruiz',
        'Add Player',
        'Date',
        'Matchup',
        'Time',
        'Results',
        'Bulls @ Hawks',
        'TBD',
      ],
    },
    {
      state: 'a team without games',
      answers: { [`GET ${teamsCall}/5`]: { team: hawks, players: [], games: [] } },
      texts: ['No games available'],
    },
    {
      state: 'a team that is not there',
      answers: { [`GET ${teamsCall}/5`]: refused('Team not found', 404) },
      texts: ['Unknown Team'],
    },
    { state: 'a team that cannot be read', answers: { [`GET ${teamsCall}/5`]: brokenDown }, texts: ['Failed to fetch team'] },
    { state: 'the form for a player', act: () => press('Add Player'), texts: ['Add Player to This Team'] },
    {
      state: 'a player who was added',
      answers: { [`POST ${teamsCall}/5/players`]: () => ({ status: 201, body: ana }) },
      act: addPlayer,
      texts: ['Player added to team'],
    },
    {
      state: 'a player who is there already',
      answers: { [`POST ${teamsCall}/5/players`]: refused('Player already on this team') },
      act: addPlayer,
      texts: ['Player already exists in this team'],
    },
    {
      state: 'a breakdown while adding',
      answers: { [`POST ${teamsCall}/5/players`]: brokenDown },
      act: addPlayer,
      texts: ['Error adding player'],
    },
    { state: 'a name that somebody has', act: addSameName, texts: ['A player with this name already exists. Add anyway?'] },
    { state: 'the form of a player', act: () => press('Edit Ana Ruiz'), texts: ['Edit Player'] },
    {
      state: 'a player who was changed',
      answers: { 'PUT /api/playersv2/12': ana },
      act: changePlayer,
      texts: ['Player updated'],
    },
    {
      state: 'a breakdown while changing',
      answers: { 'PUT /api/playersv2/12': brokenDown },
      act: changePlayer,
      texts: ['Error updating player'],
    },
    { state: 'players to be deleted', act: deletePlayers, texts: ['Are you sure you want to delete the selected players?'] },
    {
      state: 'players who were deleted',
      answers: { [`DELETE ${teamsCall}/5/players/12`]: () => ({ status: 204, body: {} }) },
      act: async () => {
        await deletePlayers()
        await inDialog('Are you sure you want to delete the selected players?', 'Delete 1 player')
      },
      texts: ['Players deleted'],
    },
  ],
})

const global = {
  ...named,
  id: 5,
  name: 'Hawks',
  leagueId: 3,
  league: monday,
  playersCount: 1,
  players: [],
  revision: '9',
  leagues: [{ slt_id: 55, league: monday, season: fall, captain_id: null, playersCount: 1 }],
  season: fall,
  rosters: [],
  games: [],
}

itShowsItsTexts({
  screen: '/teams/{id}, signed in',
  path: '/teams/:team',
  at: '/teams/5',
  page: <TeamPage />,
  answers: { 'GET /api/teamsv2/5': global },
  states: [
    { state: 'the team', texts: ['Hawks', 'Monday', 'No games available'] },
    {
      state: 'a team that is not there',
      answers: { 'GET /api/teamsv2/5': refused('Team not found', 404) },
      texts: ['Unknown Team'],
    },
    { state: 'a team that cannot be read', answers: { 'GET /api/teamsv2/5': brokenDown }, texts: ['Failed to fetch team'] },
  ],
})

const createTeam = async () => {
  await press('Create Team')
  const form = within(await screen.findByRole('dialog', { name: 'Create Team' }))
  await userEvent.type(form.getByLabelText(/Team name/), 'Kings')
  await userEvent.click(form.getByRole('button', { name: 'Create Team' }))
}

itShowsItsTexts({
  screen: '/teamList, signed in',
  path: '/teamList',
  at: '/teamList',
  page: <TeamsPage />,
  answers: { 'GET /api/teams': [global], 'GET /api/teamsv2': [global], 'GET /api/seasonsleagues': [] },
  states: [
    { state: 'the list', texts: ['ID', 'Teams', 'League', '# Players', 'Hawks', 'Create Team'] },
    { state: 'no teams', answers: { 'GET /api/teams': [], 'GET /api/teamsv2': [] }, texts: ['No teams available'] },
    { state: 'a new team', act: () => press('Create Team'), texts: ['Create Team'] },
    { state: 'a team that is changed', act: () => press('Edit Hawks'), texts: ['Update Team'] },
    {
      state: 'a new team without a league',
      act: createTeam,
      texts: ['This team has no league. Are you sure you want to create it?'],
    },
  ],
})
