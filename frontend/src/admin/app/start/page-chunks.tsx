import type { AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { dashboardOf } from '@fullcourt/domain/pages/sign-in'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '../../parts/session/SessionGate'

const ToDashboard = () => <Navigate to={dashboardOf(useSession().role)} replace />

/** The component of each page of the registry, and where its code is. */
export const pageChunks: Readonly<Record<AdminPageName, () => Promise<ComponentType>>> = {
  dashboard: () => Promise.resolve(ToDashboard),
  organizations: () => import('../pages/OrganizationsPage').then(chunk => chunk.OrganizationsPage),
  organization: () => import('../pages/OrganizationPage').then(chunk => chunk.OrganizationPage),
  today: () => import('../../play/today/TodayPage').then(chunk => chunk.TodayPage),
  seasons: () => import('../../play/seasons/SeasonsPage').then(chunk => chunk.SeasonsPage),
  season: () => import('../pages/LeaguesPage').then(chunk => chunk.LeaguesPage),
  league: () => import('../pages/LeaguePage').then(chunk => chunk.LeaguePage),
  roster: () => import('../../play/entries/RosterPage').then(chunk => chunk.RosterPage),
  game: () => import('../../play/games/GamePage').then(chunk => chunk.GamePage),
  scorerLinks: () => import('../../play/scorers/ScorerLinksPage').then(chunk => chunk.ScorerLinksPage),
  courtside: () => import('../../play/games/courtside/CourtsidePage').then(chunk => chunk.CourtsidePage),
  division: () => import('../../play/brackets/DivisionPage').then(chunk => chunk.DivisionPage),
  brackets: () => import('../../play/brackets/BracketsPage').then(chunk => chunk.BracketsPage),
  practiceBracket: () => import('../../play/brackets/PracticePage').then(chunk => chunk.PracticePage),
  seasonById: () => import('../../play/leagues/SeasonByIdPage').then(chunk => chunk.SeasonByIdPage),
  leagueList: () => import('../../play/leagues/LeagueListPage').then(chunk => chunk.LeagueListPage),
  leagueById: () => import('../../play/leagues/LeagueByIdPage').then(chunk => chunk.LeagueByIdPage),
  standings: () => import('../../play/standings/StandingsPage').then(chunk => chunk.StandingsPage),
  scenarios: () => import('../../play/scenarios/ScenariosPage').then(chunk => chunk.ScenariosPage),
  scenario: () => import('../../play/scenarios/ScenarioPage').then(chunk => chunk.ScenarioPage),
  schedule: () => import('../../play/schedules/overview/SchedulePage').then(chunk => chunk.SchedulePage),
  scheduleChanges: () => import('../../play/schedules/changes/ScheduleChangesPage').then(chunk => chunk.ScheduleChangesPage),
  scheduleBuilder: () => import('../../play/schedules/builder/ScheduleBuilderPage').then(chunk => chunk.ScheduleBuilderPage),
  teams: () => import('../../play/teams/TeamsPage').then(chunk => chunk.TeamsPage),
  team: () => import('../pages/TeamPage').then(chunk => chunk.TeamPage),
  currentTeam: () => import('../../play/entries/TeamOfNowPage').then(chunk => chunk.TeamOfNowPage),
  imports: () => import('../../play/imports/ImportPage').then(chunk => chunk.ImportPage),
  import: () => import('../../play/imports/ImportJobPage').then(chunk => chunk.ImportJobPage),
  players: () => import('../pages/PlayersPage').then(chunk => chunk.PlayersPage),
  player: () => import('../../people/players/profile/PlayerPage').then(chunk => chunk.PlayerPage),
  playerOfTeam: () => import('../../people/players/profile/PlayerPage').then(chunk => chunk.PlayerOfTeamPage),
  playerStats: () => import('../../people/players/profile/PlayerStatsPage').then(chunk => chunk.PlayerStatsPage),
  businesses: () => import('../../website/businesses/BusinessPage').then(chunk => chunk.BusinessPage),
  menu: () => import('../../website/menu/MenuPage').then(chunk => chunk.MenuPage),
  statistics: () => import('../../settings/definitions/statistics/StatsPage').then(chunk => chunk.StatsPage),
  periods: () => import('../../settings/definitions/periods/PeriodsPage').then(chunk => chunk.PeriodsPage),
  attributes: () => import('../../settings/definitions/attributes/AttributesPage').then(chunk => chunk.AttributesPage),
  history: () => import('../pages/HistoryPage').then(chunk => chunk.HistoryPage),
  statisticsCheck: () => import('../../settings/statistics-check/StatisticsCheckPage').then(chunk => chunk.StatisticsCheckPage),
  readModels: () => import('../../settings/read-models/ReadModelsPage').then(chunk => chunk.ReadModelsPage),
  userSettings: () => import('../../people/users/UserSettingsPage').then(chunk => chunk.UserSettingsPage),
}
