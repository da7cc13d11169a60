import { thingOf } from '../../../testing/made-league'
import type { Measured } from './measured'

type User = { readonly id: number; readonly username: string }

/** Every filter of the audit and two of them together, by name, with where it is asked. */
export const auditFilters = async ({ product, sample }: Measured): Promise<ReadonlyMap<string, string>> => {
  const organization = `/api/organizations/${product.organization.id}?contacts=false`
  const { users } = thingOf<{ readonly users: readonly User[] }>(await product.as('org_owner').get(organization))
  const person = users.find(({ username }) => username === 'stan')?.id
  const [team] = sample.teams
  const filters = {
    none: '',
    person: `userId=${person}`,
    kind: 'kind=game',
    'kind that nothing has': 'kind=import',
    roles: 'kind=role',
    scorers: 'kind=scorer',
    'sign-ins': 'kind=sign-in',
    'sign-ins of a person': `kind=sign-in&userId=${person}`,
    'look-ups': 'kind=look-up',
    team: `teamId=${team}`,
    'person and kind': `userId=${person}&kind=game`,
    'person and team': `userId=${person}&teamId=${team}`,
    'person and team that have nothing in common': `userId=${(person ?? 0) + 1_000}&teamId=${team}`,
    'team and kind': `teamId=${team}&kind=game`,
    days: 'from=2026-06-15&to=2026-06-15',
    'days of nothing': 'from=2020-01-01&to=2020-12-31',
    'days, person and kind': `from=2026-06-15&userId=${person}&kind=game`,
  }
  const things = { game: sample.game, team, player: sample.player, league: sample.league.league, season: sample.league.season }
  return new Map([
    ...Object.entries(filters).map(([name, query]) => [name, `/api/history?${query}`] as const),
    ...Object.entries(things).map(([kind, id]) => [`thing: ${kind}`, `/api/history/${kind}/${id}`] as const),
    ['thing: organization', `/api/history/organization/${product.organization.id}`],
  ])
}
