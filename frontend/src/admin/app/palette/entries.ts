import { adminAddress, adminPage, maySee, type AdminPageName } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import type {
  GameAnswer,
  GlobalTeamAnswer,
  OrganizationAnswer,
  PlayerAnswer,
  SeasonAnswer,
  SeasonsLeagueAnswer,
  UserAnswer,
} from '../../../api/schema'
import { shortDate } from '../../../ui/format/dates'
import { matchup } from '../../play/games/list/score-text'
import { asksToCreate } from '../../parts/forms/create-from-address'
import { allPagesFor } from '../shell/navigation'
import type { PaletteEntry } from './palette-entry'
import { wordsOf } from './search'

/** What the palette looks through; lists of things that did not come yet are empty. */
export type PaletteThings = {
  readonly organizations: readonly OrganizationAnswer[]
  readonly seasons: readonly SeasonAnswer[]
  readonly leagues: readonly SeasonsLeagueAnswer[]
  readonly teams: readonly GlobalTeamAnswer[]
  readonly players: readonly PlayerAnswer[]
  readonly games: readonly GameAnswer[]
}

type EntryParts = Pick<PaletteEntry, 'kind' | 'title' | 'to'> & {
  readonly detail?: string
  /** Words that find it and are not shown. */
  readonly further?: string
}

const entry = ({ kind, title, to, detail = '', further = '' }: EntryParts): PaletteEntry => ({
  key: `${kind} ${to} ${title}`,
  kind,
  title,
  detail,
  to,
  name: wordsOf(title),
  about: wordsOf(`${detail} ${further}`),
})

const CREATING: readonly { readonly page: AdminPageName; readonly title: string }[] = [
  { page: 'seasons', title: 'Create a season' },
  { page: 'teams', title: 'Create a team' },
  { page: 'organizations', title: 'Create an organization' },
]

const LEADING: readonly { readonly page: AdminPageName; readonly title: string }[] = [
  { page: 'today', title: 'Enter scores' },
  { page: 'imports', title: 'Import a league' },
  { page: 'menu', title: 'Change the website menu' },
]

const isActive = ({ season }: SeasonsLeagueAnswer) => season.active

const actionsFor = ({ role }: UserAnswer, leagues: readonly SeasonsLeagueAnswer[]) => [
  ...LEADING.filter(({ page }) => maySee(adminPage(page), role)).map(({ page, title }) =>
    entry({ kind: 'action', title, to: adminPage(page).path }),
  ),
  ...leagues.filter(isActive).map(({ league, league_id, season }) =>
    entry({
      kind: 'action',
      title: 'Enter scores',
      detail: league.name,
      to: adminAddress('league', { season: season.id, league: league_id }),
    }),
  ),
  ...leagues.filter(isActive).map(({ league, league_id, season }) =>
    entry({
      kind: 'action',
      title: 'Add a team',
      detail: league.name,
      to: `${adminAddress('league', { season: season.id, league: league_id })}?tab=teams`,
    }),
  ),
  ...CREATING.filter(({ page }) => maySee(adminPage(page), role)).map(({ page, title }) =>
    entry({ kind: 'action', title, to: asksToCreate(adminPage(page).path) }),
  ),
]

const pagesFor = (user: UserAnswer) => allPagesFor(user).map(({ title, to }) => entry({ kind: 'page', title, to }))

const organizationEntry = ({ id, name, slug }: OrganizationAnswer) =>
  entry({ kind: 'organization', title: name, detail: slug ?? '', to: adminAddress('seasonsOf', { organization: id }) })

const seasonEntry = ({ id, name, active, organization }: SeasonAnswer, isOfMany: boolean) =>
  entry({
    kind: 'season',
    title: name,
    detail: [isOfMany && organization?.name, active && 'active'].filter(Boolean).join(' · '),
    to: adminAddress('season', { season: id }),
  })

const leagueEntry = ({ league, league_id, season }: SeasonsLeagueAnswer) =>
  entry({
    kind: 'league',
    title: league.name,
    detail: season.name,
    to: adminAddress('league', { season: season.id, league: league_id }),
  })

const teamEntry = ({ id, name, league }: GlobalTeamAnswer) =>
  entry({ kind: 'team', title: name, detail: league?.name ?? '', to: adminAddress('team', { team: id }) })

const teamsOf = ({ rosters }: PlayerAnswer) => [...new Set(rosters.map(({ team }) => team.name))].join(', ')

const playerEntry = (player: PlayerAnswer) =>
  entry({ kind: 'player', title: fullName(player), detail: teamsOf(player), to: adminAddress('player', { player: player.id }) })

const gameEntry = (game: GameAnswer) =>
  entry({
    kind: 'game',
    title: matchup(game),
    detail: shortDate(game.date),
    further: game.date ?? '',
    to: adminAddress('game', { game: game.id }),
  })

/** Everything that a person can go to or do from anywhere, in the order in which equals are found: only what their role may see. */
export const paletteEntries = (user: UserAnswer, things: PaletteThings): readonly PaletteEntry[] => [
  ...actionsFor(user, things.leagues),
  ...pagesFor(user),
  ...things.organizations.map(organizationEntry),
  ...things.seasons.map(season => seasonEntry(season, user.role === 'super_admin')),
  ...things.leagues.map(leagueEntry),
  ...things.teams.map(teamEntry),
  ...things.players.map(playerEntry),
  ...things.games.map(gameEntry),
]
