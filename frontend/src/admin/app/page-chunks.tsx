import type { AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { dashboardOf } from '@fullcourt/domain/pages/sign-in'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '../session/SessionGate'

const ToDashboard = () => <Navigate to={dashboardOf(useSession().role)} replace />

/** The component of each page of the registry, and where its code is. */
export const pageChunks: Readonly<Record<AdminPageName, () => Promise<ComponentType>>> = {
  dashboard: () => Promise.resolve(ToDashboard),
  organizations: () => import('../pages/OrganizationsPage').then(chunk => chunk.OrganizationsPage),
  organization: () => import('../pages/OrganizationPage').then(chunk => chunk.OrganizationPage),
  today: () => import('../today/TodayPage').then(chunk => chunk.TodayPage),
  seasons: () => import('../seasons/SeasonsPage').then(chunk => chunk.SeasonsPage),
  season: () => import('../pages/LeaguesPage').then(chunk => chunk.LeaguesPage),
  league: () => import('../pages/LeaguePage').then(chunk => chunk.LeaguePage),
  roster: () => import('../entries/RosterPage').then(chunk => chunk.RosterPage),
  game: () => import('../games/GamePage').then(chunk => chunk.GamePage),
  courtside: () => import('../games/courtside/CourtsidePage').then(chunk => chunk.CourtsidePage),
  division: () => import('../brackets/DivisionPage').then(chunk => chunk.DivisionPage),
  brackets: () => import('../brackets/BracketsPage').then(chunk => chunk.BracketsPage),
  practiceBracket: () => import('../brackets/PracticePage').then(chunk => chunk.PracticePage),
  seasonById: () => import('../leagues/SeasonByIdPage').then(chunk => chunk.SeasonByIdPage),
  leagueList: () => import('../leagues/LeagueListPage').then(chunk => chunk.LeagueListPage),
  leagueById: () => import('../leagues/LeagueByIdPage').then(chunk => chunk.LeagueByIdPage),
  standings: () => import('../standings/StandingsPage').then(chunk => chunk.StandingsPage),
  schedule: () => import('../schedule/SchedulePage').then(chunk => chunk.SchedulePage),
  scheduleBuilder: () => import('../schedules/builder/ScheduleBuilderPage').then(chunk => chunk.ScheduleBuilderPage),
  teams: () => import('../teams/TeamsPage').then(chunk => chunk.TeamsPage),
  team: () => import('../pages/TeamPage').then(chunk => chunk.TeamPage),
  currentTeam: () => import('../entries/TeamOfNowPage').then(chunk => chunk.TeamOfNowPage),
  imports: () => import('../imports/ImportPage').then(chunk => chunk.ImportPage),
  import: () => import('../imports/ImportJobPage').then(chunk => chunk.ImportJobPage),
  players: () => import('../pages/PlayersPage').then(chunk => chunk.PlayersPage),
  player: () => import('../players/profile/PlayerPage').then(chunk => chunk.PlayerPage),
  playerOfTeam: () => import('../players/profile/PlayerPage').then(chunk => chunk.PlayerOfTeamPage),
  playerStats: () => import('../players/profile/PlayerStatsPage').then(chunk => chunk.PlayerStatsPage),
  businesses: () => import('../organizations/businesses/BusinessPage').then(chunk => chunk.BusinessPage),
  menu: () => import('../website/menu/MenuPage').then(chunk => chunk.MenuPage),
  statistics: () => import('../statistics/StatsPage').then(chunk => chunk.StatsPage),
  periods: () => import('../games/periods/PeriodsPage').then(chunk => chunk.PeriodsPage),
  attributes: () => import('../players/attributes/AttributesPage').then(chunk => chunk.AttributesPage),
  userSettings: () => import('../users/UserSettingsPage').then(chunk => chunk.UserSettingsPage),
}
