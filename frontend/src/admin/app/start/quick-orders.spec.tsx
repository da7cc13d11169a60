/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { PeriodsPage } from '../../settings/definitions/periods/PeriodsPage'
import { LeagueList } from '../../play/leagues/LeagueList'
import { useLeagues } from '../../play/leagues/queries'
import { MenuPage } from '../../website/menu/MenuPage'
import { AttributesPage } from '../../settings/definitions/attributes/AttributesPage'
import { StatsPage } from '../../settings/definitions/statistics/StatsPage'
import { later, testServer, type Route, type TestServer } from '../../parts/testing/server'
import { showSignedIn, staff } from '../../parts/testing/session'

type Stored = { readonly ids: readonly number[]; readonly revision: number }

/** A list as a server keeps it: an order that was made from an older one is refused. */
type Kept = {
  readonly stored: () => Stored
  readonly order: (
    reorder: (ids: readonly number[], body: unknown) => readonly number[],
    answer: (now: Stored) => unknown,
  ) => Route
}

const keptList = (firstAnswer: Promise<void>): Kept => {
  let stored: Stored = { ids: [1, 2, 3], revision: 5 }
  let orders = 0
  return {
    stored: () => stored,
    order:
      (reorder, answer) =>
      async ({ body, headers }) => {
        orders += 1
        if (headers.get('If-Match') !== String(stored.revision))
          return { status: 409, body: { statusCode: 409, message: 'Olga changed the order meanwhile.', error: 'Conflict' } }
        stored = { ids: reorder(stored.ids, body), revision: stored.revision + 1 }
        const answered = answer(stored)
        if (orders === 1) await firstAnswer
        return { body: answered }
      },
  }
}

const names = ['', 'Apple', 'Pear', 'Plum']
const idsOf = (body: unknown, field: string) =>
  (body as Record<string, readonly { id: number }[]>)[field]?.map(({ id }) => id) ?? []

type Screen = { readonly page: ReactNode; readonly list: string; readonly serve: (server: TestServer, kept: Kept) => void }

const inRows =
  (row: (id: number, revision: number, place: number) => object) =>
  ({ ids, revision }: Stored) =>
    ids.map((id, place) => row(id, revision, place))

/** A list that is sent whole, by the ids of its things in `field`. */
const wholeList =
  (address: string, call: string, field: string, row: (id: number, revision: number, place: number) => object) =>
  (server: TestServer, { stored, order }: Kept) => {
    server.on(`GET ${address}`, () => ({ body: inRows(row)(stored()) }))
    server.on(
      `PUT ${call}`,
      order((_, body) => idsOf(body, field), inRows(row)),
    )
  }

const period = (id: number, revision: number, order: number) => ({
  id,
  name: names[id],
  order,
  hidden: false,
  sportId: 1,
  revision,
})

const attribute = (id: number, revision: number, order: number) => ({
  id,
  attribute_name: names[id],
  attribute_type: 'string',
  is_visible: true,
  order,
  revision,
})

const statistic = (id: number, revision: number, order: number) => ({
  id,
  name: names[id],
  abbreviation: names[id],
  order,
  hidden: false,
  is_visible: true,
  revision,
})

const league = (id: number, revision: number, position: number) => ({
  id,
  name: names[id],
  position,
  revision,
  teamsCount: 0,
  gamesPlayed: 0,
  teams: [],
})

const link = (id: number, revision: number, position: number) => ({
  id,
  label: names[id],
  is_external: false,
  slug: names[id],
  url: null,
  show_in_navbar: true,
  position,
  organization_id: 1,
  revision,
})

const serveMenu: Screen['serve'] = (server, { stored, order }) => {
  server.on('GET /api/organization-links/1', () => ({ body: inRows(link)(stored()) }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, name: 'Riverside', slug: 'riverside', domain: null } }))
  for (const id of stored().ids)
    server.on(
      `PUT /api/organization-links/${id}`,
      order(
        (ids, body) => ids.filter(one => one !== id).toSpliced((body as { position: number }).position, 0, id),
        ({ ids, revision }) => link(id, revision, ids.indexOf(id)),
      ),
    )
}

const Leagues = () => <LeagueList season={7} leagues={useLeagues(7).data ?? []} onEdit={() => undefined} />

const screens: readonly (readonly [string, Screen])[] = [
  ['the menu', { page: <MenuPage />, list: 'Links', serve: serveMenu }],
  [
    'the attributes',
    {
      page: <AttributesPage />,
      list: 'Player attributes',
      serve: wholeList('/api/playerAttributes', '/api/playerAttributes/reorder', 'attributes', attribute),
    },
  ],
  [
    'the statistics',
    { page: <StatsPage />, list: 'Stats', serve: wholeList('/api/statsv2/1', '/api/statsv2/reorder', 'stats', statistic) },
  ],
  [
    'the periods',
    {
      page: <PeriodsPage />,
      list: 'Game periods',
      serve: wholeList('/api/gamePeriods/1', '/api/gamePeriods/reorder', 'gamePeriods', period),
    },
  ],
  [
    'the leagues',
    {
      page: <Leagues />,
      list: 'Leagues',
      serve: wholeList('/api/seasonsv2/7/leagues-with-teams-public', '/api/seasonsv2/7/leagues/order', 'orderedLeagues', league),
    },
  ],
]

const shownIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: /^Move / })
    .map(handle => /^Move (\w+)/.exec(handle.getAttribute('aria-label') ?? '')?.[1])

const moveDown = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Place of ${name}` }))
  await userEvent.click(await screen.findByText('Move down'))
}

describe.each(screens)('Two quick orders of %s', (_, { page, list, serve }) => {
  it('are both saved, one after the other', async () => {
    const first = later<void>()
    const server = testServer()
    const kept = keptList(first.answer)
    serve(server, kept)
    showSignedIn(server, <main id="content">{page}</main>, { ...staff, role: 'org_owner' })
    await screen.findByRole('button', { name: 'Place of Apple' })
    await moveDown('Apple')
    await moveDown('Apple')
    first.resolve()
    await waitFor(() => expect(kept.stored()).toEqual({ ids: [2, 3, 1], revision: 7 }))
    await waitFor(() => expect(shownIn(screen.getByRole('list', { name: list }))).toEqual(['Pear', 'Plum', 'Apple']))
    expect(screen.queryByText(/meanwhile/)).toBeNull()
  })
})
