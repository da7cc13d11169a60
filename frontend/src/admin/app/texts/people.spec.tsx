/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlayersPage } from '../pages/PlayersPage'
import { PlayerOfTeamPage, PlayerPage } from '../../people/players/profile/PlayerPage'
import { PlayerStatsPage } from '../../people/players/profile/PlayerStatsPage'
import { ana, attributes } from '../../people/players/testing/players'
import { brokenDown, itShowsItsTexts, refused } from '../../parts/testing/texts'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async (name: string | RegExp, button: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: button }))

const anna = { ...ana, id: 15, firstName: 'Anna', teamHistory: [], rosters: [] }
const same = {
  certain: true,
  why: 'same-name',
  reason: 'The same name.',
  players: [ana, anna].map(player => ({ ...player, games: 2, lines: 2 })),
}
const noTotals = { games: 0, stats: [] }
const preview = { totals: { regular: noTotals, playoff: noTotals }, twoLines: [], captaincies: [], contradictions: [] }
const basic = { player: ana, teamHistory: ana.teamHistory, gameStats: [], allStats: [], activeSeasonId: 7, season: null }
const teams = [
  { id: 5, name: 'Hawks', leagues: [{ slt_id: 55, league: { id: 3, name: 'Monday' }, season: { id: 7, name: 'Fall' } }] },
]

const list = {
  'GET /api/playersv2': [ana, anna],
  'GET /api/playersv2/duplicates': [same],
  'GET /api/playerAttributes': attributes,
  'GET /api/teams': teams,
}

const deleteAna = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ana Ruiz/ }))
  await press('Delete')
}
const deleteAnaIndeed = async () => {
  await deleteAna()
  await inDialog('Are you sure you want to delete the selected players?', 'Delete 1 player')
}

itShowsItsTexts({
  screen: '/playerListAuth',
  path: '/playerListAuth',
  at: '/playerListAuth',
  page: <PlayersPage />,
  answers: list,
  states: [
    { state: 'the list', texts: ['Ana Ruiz', 'Show duplicates only', 'Name', 'Team', 'League', 'Season'] },
    { state: 'players to be deleted', act: deleteAna, texts: ['Are you sure you want to delete the selected players?'] },
    {
      state: 'players that were deleted',
      answers: { 'DELETE /api/playersv2/12': () => ({ status: 204, body: {} }) },
      act: deleteAnaIndeed,
      texts: ['Players deleted'],
    },
    {
      state: 'players that could not be deleted',
      answers: { 'DELETE /api/playersv2/12': brokenDown },
      act: deleteAnaIndeed,
      texts: ['Failed to delete player'],
    },
    {
      state: 'a new player whose name somebody has',
      act: async () => {
        await press('Add Player')
        const form = within(await screen.findByRole('dialog', { name: 'Add Player' }))
        await userEvent.type(form.getByRole('combobox', { name: 'Team' }), 'haw')
        await userEvent.click(await screen.findByText('Hawks (Monday, Fall)'))
        await userEvent.type(form.getByLabelText('First name'), 'ana')
        await userEvent.type(form.getByLabelText('Last name'), 'Ruiz')
        await userEvent.click(form.getByRole('button', { name: 'Add Player' }))
      },
      texts: ['A player with this name already exists. Add anyway?'],
    },
  ],
})

const merge = async () => {
  await press('Merge 1 player')
  await inDialog(/^Merge/, 'Merge')
}

itShowsItsTexts({
  screen: '/playerListAuth, the merge tool',
  path: '/playerListAuth',
  at: '/playerListAuth?merge=12,15',
  page: <PlayersPage />,
  answers: {
    ...list,
    'GET /api/playersv2/12/basic': basic,
    'GET /api/playersv2/15/basic': { ...basic, player: anna, teamHistory: [] },
    'POST /api/playersv2/merge': { ...ana, preview },
  },
  states: [
    { state: 'somebody without a team', texts: ['No team assigned'] },
    // The specification adds: This cannot be undone. It can be.
    { state: 'the question', act: () => press('Merge 1 player'), texts: ['Merge 1 player into Player #12?'] },
    {
      state: 'a breakdown',
      act: merge,
      answers: {
        'preview of POST /api/playersv2/merge': { ...ana, preview },
        'POST /api/playersv2/merge': brokenDown,
      },
      texts: ['Error merging players'],
    },
  ],
})

const profile = {
  'GET /api/playersv2/12/information': ana,
  'GET /api/playersv2/12': ana,
  'GET /api/playerAttributes': attributes,
  'GET /api/history/player/12': [],
  'GET /api/seasonsv2/7': { id: 7, name: 'Fall' },
  'GET /api/seasonsv2/7/leagues/3': { id: 3, name: 'Monday' },
  'GET /api/seasonsv2/7/leagues/3/teams/5': { team: { name: 'Hawks' } },
}
const save = async () => {
  await press('Edit Player')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Player' }))
  await userEvent.type(form.getByLabelText('First name'), 'b')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
}
const remove = async () => {
  await press('Delete Player')
  await inDialog('Are you sure you want to permanently delete this player?', 'Delete Player')
}
const ofPlayer = [
  {
    state: 'the profile',
    texts: ['Ana Ruiz', 'ana@league.example', 'Phone', 'Edit Player', 'Delete Player', 'Hawks', 'Monday', 'Fall'],
  },
  {
    state: 'somebody without a team',
    answers: { 'GET /api/playersv2/12/information': { ...ana, teamHistory: [], rosters: [] } },
    texts: ['No team assigned'],
  },
  {
    state: 'a player who cannot be read',
    answers: { 'GET /api/playersv2/12/information': brokenDown },
    texts: ['Failed to fetch player'],
  },
  { state: 'after saving', answers: { 'PUT /api/playersv2/12': ana }, act: save, texts: ['Player updated'] },
  {
    state: 'a breakdown while saving',
    answers: { 'PUT /api/playersv2/12': brokenDown },
    act: save,
    texts: ['Failed to update player'],
  },
  {
    state: 'a player to be deleted',
    act: () => press('Delete Player'),
    texts: ['Are you sure you want to permanently delete this player?'],
  },
  {
    state: 'a breakdown while deleting',
    answers: { 'DELETE /api/playersv2/12': brokenDown },
    act: remove,
    texts: ['Failed to delete player'],
  },
]

itShowsItsTexts({
  screen: '/players/{id}',
  path: '/players/:player',
  at: '/players/12',
  page: <PlayerPage />,
  answers: profile,
  states: ofPlayer,
})

itShowsItsTexts({
  screen: '/dashboard/players/{player_id}',
  path: '/dashboard/players/:player',
  at: '/dashboard/players/12',
  page: <PlayerOfTeamPage />,
  answers: profile,
  states: [
    { state: 'the breadcrumbs', texts: ['Seasons', 'Fall', 'Monday', 'Hawks', 'Ana Ruiz'] },
    {
      state: 'the breadcrumbs while their names are not there',
      answers: {
        'GET /api/seasonsv2/7': brokenDown,
        'GET /api/seasonsv2/7/leagues/3': brokenDown,
        'GET /api/seasonsv2/7/leagues/3/teams/5': brokenDown,
      },
      texts: ['Season 7', 'League 3', 'Team 5'],
    },
    {
      state: 'a player without a name',
      answers: { 'GET /api/playersv2/12/information': brokenDown, 'GET /api/playersv2/12': brokenDown },
      texts: ['Player 12'],
    },
    ...ofPlayer.slice(0, 2),
  ],
})

const definition = (id: number, abbreviation: string) => ({
  id,
  name: abbreviation,
  abbreviation,
  order: id,
  hidden: false,
  is_visible: true,
})
const played = (id: number, date: string | null) => ({
  game_id: id,
  stat_id: 1,
  player_id: 12,
  team_id: 5,
  value: 12,
  stat: { id: 1, abbreviation: 'PTS' },
  game: {
    id,
    date,
    stage: 'regular',
    home_team: { id: 5, name: 'Hawks' },
    away_team: { id: 6, name: 'Bulls' },
    seasons_league: { id: 3, league: { id: 3, name: 'Monday' }, season: { id: 7, name: 'Fall' } },
  },
})

itShowsItsTexts({
  screen: '/player/{id}/stats, signed in',
  path: '/player/:player/stats',
  at: '/player/12/stats',
  page: <PlayerStatsPage />,
  answers: {
    ...profile,
    'GET /api/playersv2/12/basic': {
      ...basic,
      gameStats: [played(41, null)],
      allStats: [definition(1, 'PTS'), definition(15, 'FT%'), definition(10, '3PM')],
      season: { id: 7, name: 'Fall' },
    },
  },
  states: [
    {
      state: 'figures, games and seasons',
      texts: ['PPG', 'FT%', '3PM', 'Profile', 'Stats', 'Game Date', 'Matchup', 'TBD', 'Bulls @ Hawks', 'Season', 'GP', 'Fall'],
    },
    {
      state: 'a player who cannot be read',
      answers: { 'GET /api/playersv2/12/basic': brokenDown },
      texts: ['Failed to fetch player'],
    },
    {
      state: 'a player who is not there',
      answers: { 'GET /api/playersv2/12/basic': refused('Player not found', 404) },
      texts: ['Player not found'],
    },
  ],
})
