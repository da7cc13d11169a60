/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type {
  BoxScoreGameAnswer,
  GameRowAnswer,
  GlobalTeamAnswer,
  OrganizationDetailAnswer,
  SeasonAnswer,
  StandingsTeamAnswer,
  UserAnswer,
} from '../../../api/schema'
import { TeamDialog } from '../../play/entries/TeamDialog'
import { DetailsDialog } from '../../play/games/DetailsDialog'
import { useLeagueScoreCalls } from '../../play/games/list/queries'
import { ScoreDialog } from '../../play/games/list/ScoreDialog'
import { LeagueDialog } from '../../play/leagues/LeagueDialog'
import { Features } from '../../settings/organizations/Features'
import { OrganizationDialog } from '../../settings/organizations/OrganizationDialog'
import { PlayerDialog } from '../../people/players/PlayerDialog'
import { SeasonDialog } from '../../play/seasons/SeasonDialog'
import { SessionGate } from '../../parts/session/SessionGate'
import { GlobalTeamDialog } from '../../play/teams/GlobalTeamDialog'
import { testServer } from '../../parts/testing/server'
import { show } from '../../parts/testing/show'
import { UserDialog } from '../../people/users/UserDialog'

const nothing = () => undefined
const at = { seasonId: 7, leagueId: 3 }
const position = '00000000000000000042'

const user: UserAnswer = {
  id: 2,
  username: 'olga',
  email: null,
  role: 'super_admin',
  theme: 'light',
  twoFactor: false,
  passkeys: 0,
  organization_id: null,
  organization: null,
  sports: [],
}
const season = { id: 7, name: 'Autumn', startDate: null, finishDate: null, active: true, revision: 4 } as SeasonAnswer
const organization = {
  id: 1,
  name: 'Riverside',
  domain: null,
  slug: 'riverside',
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  time_zone: 'America/Los_Angeles',
  sports: [{ id: 1, name: 'Basketball', type: 'Basketball' }],
  logo_url: null,
  colors: ['#0a7d7d'],
  abbreviation: null,
  feature_flags: { brackets: false },
  revision: 4,
} as unknown as OrganizationDetailAnswer
const team = {
  id: 5,
  name: 'Hawks',
  logo: null,
  colors: ['#c8102e'],
  abbreviation: 'HAW',
  captain_id: null,
  captain: null,
  revision: position,
}
const game = { id: 9, homeTeam: 'Hawks', awayTeam: 'Bulls', score_home: 61, score_away: 58, revision: 4 } as GameRowAnswer
const details = {
  id: 9,
  video_url: null,
  status: 'scheduled',
  state: 'scheduled',
  location: 'Gym',
  time: null,
  date: null,
  detailsRevision: 4,
} as BoxScoreGameAnswer

type Case = {
  readonly of: string
  readonly form: ReactNode
  /** The field that is changed, and what is typed in it. */
  readonly field: string
  readonly typed?: string
  readonly call: string
  readonly sent: object
  readonly revision?: string
}

const CASES: readonly Case[] = [
  {
    of: 'a season',
    form: <SeasonDialog season={season} seasons={[]} open onClose={nothing} />,
    field: 'Name',
    call: 'PUT /api/seasonsv2/7',
    sent: { name: 'Fall' },
  },
  {
    of: 'a league',
    form: <LeagueDialog season={7} league={{ id: 3, name: 'Monday', revision: 4 }} open onClose={nothing} />,
    field: 'League name',
    call: 'PUT /api/seasonsv2/7/leagues/3',
    sent: { name: 'Fall' },
  },
  {
    of: 'a team in a league',
    form: <TeamDialog at={at} team={team as StandingsTeamAnswer} teams={[]} onClose={nothing} />,
    field: 'Team name',
    call: 'PUT /api/seasonsv2/7/leagues/3/teams/5',
    sent: { name: 'Fall' },
    revision: position,
  },
  {
    of: 'a team',
    form: (
      <GlobalTeamDialog organization={1} team={{ ...team, leagueId: 3 } as unknown as GlobalTeamAnswer} open onClose={nothing} />
    ),
    field: 'Team name',
    call: 'PUT /api/teams/5',
    sent: { name: 'Fall' },
    revision: position,
  },
  {
    of: 'a player',
    form: <PlayerDialog player={{ id: 12, firstName: 'Ana', lastName: 'Ruiz', image: null, revision: 4 }} onClose={nothing} />,
    field: 'Phone',
    call: 'PUT /api/playersv2/12',
    sent: { phoneNumber: 'Fall' },
  },
  {
    of: 'a user',
    form: (
      <UserDialog
        organization={1}
        user={{ id: 8, username: 'stan', email: null, role: 'staff', twoFactor: false, passkeys: 0, revision: 4 }}
        open
        onClose={nothing}
        onPassword={nothing}
      />
    ),
    field: 'Username',
    call: 'PUT /api/usersv2/8',
    sent: { username: 'Fall' },
  },
  {
    of: 'an organization',
    form: <OrganizationDialog organization={organization} open onClose={nothing} />,
    field: 'Name',
    call: 'PUT /api/organizations/1',
    sent: { name: 'Fall' },
  },
  {
    of: 'the abbreviation of a team',
    form: <TeamDialog at={at} team={team as StandingsTeamAnswer} teams={[]} onClose={nothing} />,
    field: 'Abbreviation',
    typed: 'hks',
    call: 'PUT /api/seasonsv2/7/leagues/3/teams/5',
    sent: { abbreviation: 'HKS' },
    revision: position,
  },
  {
    of: 'the colours of a team',
    form: <TeamDialog at={at} team={team as StandingsTeamAnswer} teams={[]} onClose={nothing} />,
    field: 'Second colour',
    typed: 'navy',
    call: 'PUT /api/seasonsv2/7/leagues/3/teams/5',
    sent: { colors: ['#c8102e', '#0c2340'] },
    revision: position,
  },
  {
    of: 'the colours of an organization',
    form: <OrganizationDialog organization={organization} open onClose={nothing} />,
    field: 'Main colour',
    typed: '#1B5FD1',
    call: 'PUT /api/organizations/1',
    sent: { colors: ['#1b5fd1'] },
  },
  {
    of: 'the details of a game',
    form: <DetailsDialog seen={details} open onClose={nothing} />,
    field: 'Location',
    call: 'PUT /api/gamesv2/9/details',
    sent: { location: 'Fall' },
  },
]

type Sent = { readonly body: unknown; readonly revision: string | null }

/** A server that takes every change. */
const taking = (call: string) => {
  const server = testServer()
  const sent: Sent[] = []
  server.on('GET /api/auth/check-auth', () => ({ body: { authenticated: true, user } }))
  server.on('GET /api/playerAttributes', () => ({ body: [] }))
  server.on('GET /api/sportsv2', () => ({ body: organization.sports }))
  server.on('GET /api/seasonsv2/7/leagues/3/teams/5', () => ({ body: { team, players: [], games: [] } }))
  server.on('GET /api/seasonsleagues', () => ({
    body: [
      {
        id: 3,
        league_id: 3,
        season_id: 7,
        position: 0,
        teamsCount: 2,
        league: { id: 3, name: 'Monday', position: 0 },
        season: { id: 7, name: 'Autumn', active: true },
      },
    ],
  }))
  server.on(call, ({ body, headers }) => {
    sent.push({ body, revision: headers.get('If-Match') })
    return { body: { ...season, ...team, ...user, colors: [] } }
  })
  return { sent, server }
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: /^(Save Changes|Update Score)$/ }))

describe.each(CASES)('the form of $of', ({ form, field, typed = 'Fall', call, sent: changes, revision = '4' }) => {
  it('sends only what was changed, against the revision at which it was opened', async () => {
    const { sent } = taking(call)
    show(<SessionGate visitor={null}>{form}</SessionGate>)
    const input = await screen.findByRole('textbox', { name: field })
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    await save()
    await waitFor(() => expect(sent).toEqual([{ body: changes, revision }]))
  })
})

it('the final score is sent as a whole, against the revision at which the form was opened', async () => {
  const { sent } = taking('PUT /api/seasonsv2/7/leagues/3/games/9')
  const Dialog = () => <ScoreDialog calls={useLeagueScoreCalls(at)} game={game} onClose={nothing} />
  show(<Dialog />)
  const input = await screen.findByRole('textbox', { name: 'Hawks (home)' })
  await userEvent.clear(input)
  await userEvent.type(input, '62')
  await save()
  await waitFor(() => expect(sent).toEqual([{ body: { score_home: 62, score_away: 58 }, revision: '4' }]))
})

describe('a feature', () => {
  const box = () => screen.findByRole('checkbox', { name: 'Brackets' })

  it('is switched against the revision at which it was read', async () => {
    const { sent } = taking('PUT /api/organizations/1')
    show(<Features organization={organization} names={['brackets']} />)
    await userEvent.click(await box())
    await waitFor(() => expect(sent).toEqual([{ body: { feature_flags: { brackets: true } }, revision: '4' }]))
  })

  it.each([
    ['says who switched it', false, 1],
    ['says nothing where somebody else wanted the same', true, 0],
  ])('%s', async (title, isOn, times) => {
    const { server } = taking('PUT /api/organizations/1')
    const conflict = `${title} meanwhile.`
    server.on('PUT /api/organizations/1', () => ({ status: 409, body: { statusCode: 409, message: conflict } }))
    server.on('GET /api/organizations/1', () => ({ body: { ...organization, feature_flags: { brackets: isOn } } }))
    show(<Features organization={organization} names={['brackets']} />)
    await userEvent.click(await box())
    await waitFor(() => expect(server.calls).toContain('GET /api/organizations/1?contacts=false'))
    await waitFor(() => expect(screen.queryAllByText(conflict)).toHaveLength(times))
  })
})
