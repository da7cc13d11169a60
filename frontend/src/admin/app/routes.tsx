import { Navigate, type RouteObject } from 'react-router-dom'
import { MissingPage } from './MissingPage'
import { RouteFailure } from './RouteFailure'
import { dashboardOf } from '../session/home'
import { useSession } from '../session/SessionGate'
import { AdminShell } from '../shell/AdminShell'

const ToDashboard = () => <Navigate to={dashboardOf(useSession())} replace />

type Load = () => Promise<RouteObject['Component']>

/** A page of the admin: its address and its chunk. */
const page = (path: string, load: Load): RouteObject => ({ path, lazy: async () => ({ Component: await load() }) })

/** Every page of the admin. Signed-in people who come to a public page of a game find its editor (spec 2 §2). */
export const routes: RouteObject[] = [
  {
    Component: AdminShell,
    HydrateFallback: () => null,
    children: [
      // What breaks is one page: the ways to the others stay.
      {
        errorElement: <RouteFailure />,
        children: [
          page('/organizations', () => import('../organizations/OrganizationsPage').then(chunk => chunk.OrganizationsPage)),
          page('/organizations/:organization', () =>
            import('../organizations/OrganizationPage').then(chunk => chunk.OrganizationPage),
          ),
          page('/schedule', () => import('../schedule/SchedulePage').then(chunk => chunk.SchedulePage)),
          page('/teamList', () => import('../teams/TeamsPage').then(chunk => chunk.TeamsPage)),
          page('/dashboard/singleTeamToggle/:team', () => import('../entries/TeamOfNowPage').then(chunk => chunk.TeamOfNowPage)),
          page('/playerListAuth', () => import('../players/PlayersPage').then(chunk => chunk.PlayersPage)),
          page('/userSettings', () => import('../users/UserSettingsPage').then(chunk => chunk.UserSettingsPage)),
          page('/dashboard/seasons', () => import('../seasons/SeasonsPage').then(chunk => chunk.SeasonsPage)),
          page('/dashboard/seasons/:season', () => import('../leagues/LeaguesPage').then(chunk => chunk.LeaguesPage)),
          page('/dashboard/seasons/:season/leagues/:league', () =>
            import('../leagues/LeaguePage').then(chunk => chunk.LeaguePage),
          ),
          page('/dashboard/seasons/:season/leagues/:league/teams/:team', () =>
            import('../entries/RosterPage').then(chunk => chunk.RosterPage),
          ),
          page('/games/:game', () => import('../games/GamePage').then(chunk => chunk.GamePage)),
          page('/:slug/games/:game', () => import('../games/GamePage').then(chunk => chunk.GamePage)),
          page('/imports', () => import('../imports/ImportPage').then(chunk => chunk.ImportPage)),
          page('/imports/:import', () => import('../imports/ImportJobPage').then(chunk => chunk.ImportJobPage)),
          { path: '/', Component: ToDashboard },
          { path: '/login', Component: ToDashboard },
          { path: '/:slug/login', Component: ToDashboard },
          { path: '/dashboard', Component: ToDashboard },
          { path: '*', Component: MissingPage },
        ],
      },
    ],
  },
]
