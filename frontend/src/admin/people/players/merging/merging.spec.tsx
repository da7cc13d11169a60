/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../../parts/testing/session'
import { testServer } from '../../../parts/testing/server'
import { PlayersPage } from '../../../app/pages/PlayersPage'
import { ana } from '../testing/players'

const mike = { ...ana, id: 15, firstName: 'Anna', attributeValues: [], email: null, teamHistory: [], rosters: [] }

const stat = (abbreviation: string, value: number) => ({ stat_id: abbreviation === 'PTS' ? 1 : 15, abbreviation, value })
const [hawks, bulls] = [
  { id: 5, name: 'Hawks' },
  { id: 6, name: 'Bulls' },
]
const game = { id: 41, date: '2026-01-31', stage: 'regular', home_team: hawks, away_team: bulls }

const preview = {
  captaincies: [{ player_id: 15, team: hawks, leagueName: 'Monday', seasonName: 'Fall' }],
  totals: { regular: { games: 3, stats: [stat('PTS', 21), stat('FT%', 0.5)] }, playoff: { games: 0, stats: [] } },
  twoLines: [
    {
      game,
      team: hawks,
      lines: [
        { player_id: 12, stats: [stat('PTS', 9)] },
        { player_id: 15, stats: [stat('PTS', 3)] },
      ],
      sum: [stat('PTS', 12)],
    },
  ],
  contradictions: [{ what: 'email', message: 'The e-mail address differs: a of Ana and b of Anna.', game_ids: [] }],
}

const statRow = (id: number, player: number, points: number) => ({
  game_id: id,
  stat_id: 1,
  player_id: player,
  team_id: 5,
  value: points,
  stat: { id: 1, abbreviation: 'PTS' },
  game: { ...game, id, seasons_league: { id: 3, league: { id: 3, name: 'Monday' }, season: { id: 7, name: 'Fall' } } },
})

const group = (why: string, reason: string, certain: boolean) => ({
  certain,
  why,
  reason,
  players: [ana, mike].map(player => ({ ...player, games: 2, lines: 2 })),
})

type Sent = { call: string; body: unknown }

const open = (at: string, groups: readonly object[] = []) => {
  const server = testServer()
  const sent: Sent[] = []
  const basic = (player: object, gameStats: readonly object[]) => ({
    body: { player, teamHistory: (player as typeof ana).teamHistory, gameStats, allStats: [], activeSeasonId: 7, season: null },
  })
  server.on('GET /api/playersv2', () => ({ body: [ana, mike, { ...ana, id: 20, firstName: 'Zoe' }] }))
  server.on('GET /api/playersv2/duplicates', () => ({ body: groups }))
  server.on('GET /api/playerAttributes', () => ({ body: [] }))
  server.on('GET /api/playersv2/12/basic', () => basic(ana, [statRow(40, 12, 9), statRow(41, 12, 9)]))
  server.on('GET /api/playersv2/15/basic', () => basic(mike, [statRow(41, 15, 3)]))
  server.on('preview of POST /api/playersv2/merge', () => ({ body: { ...ana, preview } }))
  server.on('POST /api/playersv2/merge', ({ body }) => {
    sent.push({ call: 'merge', body })
    return { body: ana }
  })
  server.on('POST /api/playersv2/12/unmerge', ({ body }) => {
    sent.push({ call: 'unmerge', body })
    return { body: ana }
  })
  const shown = showPage(server, '/playerListAuth', <PlayersPage />, `/playerListAuth${at}`)
  return { server, sent, ...shown }
}

describe('the detector of duplicates', () => {
  it('says how many there are, and shows them alone when asked to', async () => {
    open('', [group('same-name', 'The same name.', true), group('nickname', 'Ana and Anna can be the same name.', false)])
    expect(await screen.findByText('Likely duplicates: 1 same name, 1 guess.')).toBeTruthy()
    expect(await screen.findByRole('row', { name: /Zoe/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Show duplicates only' }))
    expect(screen.queryByRole('row', { name: /Zoe/ })).toBeNull()
    expect(screen.getByRole('row', { name: /Anna/ })).toBeTruthy()
  })

  it('marks a guess as a guess, with its reason', async () => {
    open('?duplicates=1', [group('nickname', 'Ana and Anna can be the same name.', false)])
    expect(await screen.findByText('Guess')).toBeTruthy()
    expect(screen.getByText('Ana and Anna can be the same name.')).toBeTruthy()
  })

  it('says where there are none', async () => {
    open('')
    expect(await screen.findByText('No likely duplicates.')).toBeTruthy()
  })

  it('leads to the players of a group side by side', async () => {
    const { router } = open('?duplicates=1', [group('same-name', 'The same name.', true)])
    await userEvent.click(await screen.findByRole('link', { name: /^Compare and merge/ }))
    expect(router.state.location.search).toContain('merge=12%2C15')
    expect(await screen.findByRole('article', { name: 'Anna Ruiz (#15)' })).toBeTruthy()
  })
})

describe('the merge tool', () => {
  it('shows the players side by side, and keeps the one who played most', async () => {
    open('?merge=12,15')
    const [first, second] = await screen.findAllByRole('article')
    expect(within(first as HTMLElement).getByText('Monday · Fall')).toBeTruthy()
    expect(within(second as HTMLElement).getByText('No team assigned')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Master Ana Ruiz (#12)' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ana Ruiz \(#12\)/ }).disabled).toBe(true)
  })

  it('shows the totals after, every game with two lines, and every contradiction', async () => {
    open('?merge=12,15')
    const after = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await after.findByText('Regular: 3 games')).toBeTruthy()
    for (const text of ['21', '.500', '1 game with two lines', '#15: PTS 3', 'Together: PTS 12'])
      expect(after.getByText(text)).toBeTruthy()
    expect(after.getByText('The e-mail address differs: a of Ana and b of Anna.')).toBeTruthy()
  })

  it('says of which teams the master will be the captain', async () => {
    open('?merge=12,15')
    const after = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await after.findByRole('heading', { name: 'Captain of 1 team' })).toBeTruthy()
    expect(after.getByText('Hawks, Monday · Fall, in place of #15')).toBeTruthy()
  })

  it('merges nobody without a duplicate', async () => {
    open('?merge=12,15')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Anna/ }))
    expect(screen.getByText('Choose a master and tick at least one duplicate.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true)
  })

  it('asks, merges, and offers to undo it', async () => {
    const { router, sent } = open('?merge=12,15')
    await userEvent.click(await screen.findByRole('button', { name: 'Merge 1 player' }))
    const question = within(await screen.findByRole('dialog', { name: 'Merge 1 player into Player #12?' }))
    expect(sent).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText('1 player merged into Ana Ruiz')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Merge undone')).toBeTruthy()
    expect(sent).toEqual([
      { call: 'merge', body: { masterId: 12, duplicateIds: [15] } },
      { call: 'unmerge', body: { duplicateId: 15 } },
    ])
  })

  it('says why a merge was refused', async () => {
    const { server } = open('?merge=12,15')
    await screen.findByText('Regular: 3 games')
    const message = 'Player #15 is already merged into player #16. Undo that first.'
    server.on('POST /api/playersv2/merge', () => ({ status: 409, body: { statusCode: 409, message, error: 'Conflict' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Merge 1 player' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
