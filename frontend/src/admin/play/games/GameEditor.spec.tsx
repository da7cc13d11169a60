/** @jest-environment ./architecture/browser-environment.js */
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { conflicting, saveAnyway } from '../../parts/testing/conflicting'
import { later } from '../../parts/testing/server'
import { statIdOf } from './sheet/sheet'
import { click, gameAnswer, lineAnswer, openEditor, serverWith } from './testing/editor'

const figure = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const valueOf = (label: string) => figure(label).value
const type = async (label: string, text: string) => {
  await userEvent.click(figure(label))
  await userEvent.keyboard(text)
}
const drafts = () => Object.values({ ...localStorage }).join()

beforeEach(() => localStorage.clear())

describe('a box score', () => {
  const savingAssists = async () => {
    const server = serverWith()
    const [put, refetch] = [later<{ body: unknown }>(), later<{ body: unknown }>()]
    openEditor(server)
    await click('Edit Stats')
    await type('Assists, Ana Ruiz', '6')
    server.on('PUT /api/player-game-stats', () => put.answer)
    server.on('GET /api/gamesv2/7', () => refetch.answer)
    await click('Save Stats')
    return { server, put, refetch }
  }

  it('keeps what is typed after it was sent and while it is read again, on the screen and in the draft', async () => {
    const { server, put, refetch } = await savingAssists()
    await type('Rebounds, Ana Ruiz', '9')
    put.resolve({ body: lineAnswer({ PTS: 4, AST: 6 }) })
    expect(await screen.findByText('Stats saved.')).toBeTruthy()
    await waitFor(() => expect(server.calls.filter(call => call === 'GET /api/gamesv2/7')).toHaveLength(2))
    await type('Points, Bea Ruiz', '8')
    refetch.resolve({ body: gameAnswer({ ana: { PTS: 4, AST: 6 }, revision: 5 }) })
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(['Assists, Ana Ruiz', 'Rebounds, Ana Ruiz', 'Points, Bea Ruiz'].map(valueOf)).toEqual(['6', '9', '8'])
    expect(drafts()).toMatch(/"REB":9/)
    expect(drafts()).toMatch(/"PTS":8/)
  })

  it('leaves the focus where it is when a save is answered late: 61 stays 61', async () => {
    const { put, refetch } = await savingAssists()
    await type('Points, Bea Ruiz', '6')
    put.resolve({ body: lineAnswer({ PTS: 4, AST: 6 }) })
    expect(await screen.findByText('Stats saved.')).toBeTruthy()
    refetch.resolve({ body: gameAnswer({ ana: { PTS: 4, AST: 6 }, revision: 5 }) })
    await userEvent.keyboard('1')
    expect(valueOf('Points, Bea Ruiz')).toBe('61')
    expect(document.activeElement).toBe(figure('Points, Bea Ruiz'))
  })

  it('keeps everything that could not be saved, and says so', async () => {
    const { put } = await savingAssists()
    put.reject(new TypeError('Failed to fetch'))
    expect(await screen.findByText(/^Failed to update stats\./)).toBeTruthy()
    expect(valueOf('Assists, Ana Ruiz')).toBe('6')
    expect(drafts()).toMatch(/"AST":6/)
  })
})

describe('the grid', () => {
  const hasFocus = (label: string) => expect(document.activeElement).toBe(figure(label))

  it('is filled by Tab to the right and Enter down', async () => {
    openEditor(serverWith())
    await click('Edit Stats')
    await type('Points, Ana Ruiz', '{Tab}')
    hasFocus('Assists, Ana Ruiz')
    await userEvent.keyboard('{Enter}')
    hasFocus('Assists, Bea Ruiz')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    hasFocus('Points, Bea Ruiz')
  })

  it('goes on by Tab in the next row, and is left by it after the last cell', async () => {
    openEditor(serverWith())
    await click('Edit Stats')
    await type('Rebounds, Ana Ruiz', '{Tab}')
    hasFocus('Points, Bea Ruiz')
    await type('Rebounds, Bea Ruiz', '{Tab}')
    expect(document.activeElement?.closest('table')).toBeNull()
  })

  it('lists its keys under ?, and goes on where it was', async () => {
    openEditor(serverWith())
    await click('Edit Stats')
    await type('Assists, Ana Ruiz', '?')
    expect(await screen.findByRole('dialog', { name: 'Keys of the grid' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => hasFocus('Assists, Ana Ruiz'))
    expect(valueOf('Assists, Ana Ruiz')).toBe('2')
  })
})

describe('a final score', () => {
  it('is suggested in grey by players and periods while none is entered, and taken by a button', async () => {
    openEditor(serverWith())
    await click('Edit Final Scores')
    expect(figure('Final score, Hawks').placeholder).toBe('')
    await type('Q1, Hawks', '10')
    await type('Q1, Bulls', '12')
    expect(figure('Final score, Hawks').placeholder).toBe('10')
    await click('Take 12–10')
    expect(['Final score, Hawks', 'Final score, Bulls'].map(valueOf)).toEqual(['10', '12'])
    expect(screen.queryByRole('button', { name: 'Take 12–10' })).toBeNull()
  })

  it('keeps what is typed into the periods while it is saved, and the focus there', async () => {
    const server = serverWith()
    const { answer, resolve } = later<{ body: unknown }>()
    openEditor(server)
    await click('Edit Final Scores')
    await type('Final score, Hawks', '61')
    await type('Final score, Bulls', '58')
    server.on('PUT /api/gamesv2/7/scores', () => answer)
    await click('Save Final Scores')
    await type('Q1, Hawks', '1')
    server.on('GET /api/gamesv2/7', () => ({ body: gameAnswer({ score: [61, 58], revision: 5 }) }))
    resolve({ body: { ...gameAnswer({ score: [61, 58], revision: 5 }).game } })
    expect(await screen.findByText('Final game score updated!')).toBeTruthy()
    await userEvent.keyboard('7')
    expect(['Q1, Hawks', 'Final score, Hawks', 'Final score, Bulls'].map(valueOf)).toEqual(['17', '61', '58'])
    expect(document.activeElement).toBe(figure('Q1, Hawks'))
  })
})

it('is postponed in its details', async () => {
  const server = serverWith()
  const sent: unknown[] = []
  server.on('PUT /api/gamesv2/7/details', ({ body }) => {
    sent.push(body)
    return { body: gameAnswer().game }
  })
  openEditor(server)
  await click('Edit Game')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Postponed')
  await click('Save Changes')
  expect(await screen.findByText('Game details updated successfully!')).toBeTruthy()
  expect(sent).toEqual([{ status: 'postponed' }])
})

it('asks what is in the way of its new time before its details are saved', async () => {
  const taken = 'Gym 1 is taken on November 21, 2026 at 7:30 PM (Jazz @ Owls).'
  const server = serverWith()
  const { sent, route } = conflicting(taken, gameAnswer().game)
  server.on('PUT /api/gamesv2/7/details', route)
  openEditor(server)
  await click('Edit Game')
  await userEvent.type(await screen.findByLabelText('Time'), '19:30')
  await click('Save Changes')
  await saveAnyway(taken)
  expect(await screen.findByText('Game details updated successfully!')).toBeTruthy()
  expect(sent).toEqual([{ time: '19:30' }, { time: '19:30', allowConflicts: true }])
})

it('asks for a final score that is rather a slip of a key, and refuses at its field what is none', async () => {
  const server = serverWith()
  openEditor(server)
  await click('Edit Final Scores')
  await type('Final score, Bulls', '-3')
  expect(screen.getByText('A whole number from 0 to 999')).toBeTruthy()
  await type('Final score, Hawks', '3')
  await type('Final score, Bulls', '999')
  await click('Save Final Scores')
  expect(await screen.findByRole('dialog', { name: 'Really?' })).toBeTruthy()
  expect(server.calls.filter(call => call.startsWith('PUT'))).toEqual([])
})

describe('what was typed and not saved', () => {
  const typedInAnotherTab = async () => {
    openEditor(serverWith(), { tab: 'there' })
    await click('Edit Stats')
    await type('Assists, Ana Ruiz', '9')
    await waitFor(() => expect(drafts()).toMatch(/"AST":9/))
    cleanup()
  }

  it('is left to the tab in which it was typed, and another says that the game is open elsewhere', async () => {
    await typedInAnotherTab()
    openEditor(serverWith(), { tabs: { isAlive: tab => tab === 'there', hasGame: () => true } })
    expect(await screen.findByText('Open elsewhere')).toBeTruthy()
    expect(screen.queryByText('Not saved yet')).toBeNull()
    await click('Edit Stats')
    expect(valueOf('Assists, Ana Ruiz')).toBe('2')
    expect(drafts()).toMatch(/"AST":9/)
  })

  it('is taken over from a tab that was closed', async () => {
    await typedInAnotherTab()
    openEditor(serverWith(), { tabs: { isAlive: () => false, hasGame: () => false } })
    expect(await screen.findByText('Not saved yet')).toBeTruthy()
    expect(valueOf('Assists, Ana Ruiz')).toBe('9')
  })
})

it('shows the score so far in the head of a game in progress', async () => {
  openEditor(serverWith({ live: [37, 41] }))
  expect((await screen.findByText('37')).closest('div')?.textContent).toContain('Hawks')
  expect(screen.getByText('41').closest('div')?.textContent).toContain('Bulls')
})

describe('a correction of the final score', () => {
  const correction = {
    number: 1,
    when: '2026-11-22T04:10:00Z',
    was: { score_home: 61, score_away: 58 },
    is: { score_home: 61, score_away: 59 },
    reason: 'The clock had run out.',
    public: false,
    revision: 5,
  }

  it('is sent with its reason, which visitors are shown where that is wanted', async () => {
    const server = serverWith({ score: [61, 58] })
    const bodies: unknown[] = []
    server.on('PUT /api/gamesv2/7/scores', ({ body }) => {
      bodies.push(body)
      return { body: { ...gameAnswer({ score: [61, 59] }).game, revision: 5 } }
    })
    openEditor(server)
    await click('Edit Final Scores')
    await userEvent.clear(figure('Final score, Bulls'))
    await type('Final score, Bulls', '59')
    const box = screen.getByLabelText<HTMLInputElement>(/Show the reason on the public page/)
    expect(box.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Reason for the correction'), 'The clock had run out.')
    await userEvent.click(box)
    await click('Save Final Scores')
    await waitFor(() =>
      expect(bodies).toEqual([{ score_home: 61, score_away: 59, reason: 'The clock had run out.', reasonPublic: true }]),
    )
  })

  it('is listed, and its reason is made public by a switch', async () => {
    const server = serverWith({ score: [61, 59] })
    server.on('GET /api/gamesv2/7', () => ({ body: { ...gameAnswer({ score: [61, 59] }), corrections: [correction] } }))
    const bodies: unknown[] = []
    server.on('PUT /api/gamesv2/7/corrections/1', ({ body }) => {
      bodies.push(body)
      return { body: { ...correction, public: true } }
    })
    openEditor(server)
    expect(await screen.findByText(/58–61 → 59–61|61–58 → 61–59/)).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: /Show the reason on the public page/ }))
    await waitFor(() => expect(bodies).toEqual([{ public: true }]))
  })

  it('is said to be among the latest where there are more than are listed', async () => {
    const server = serverWith({ score: [61, 59] })
    const answer = { ...gameAnswer({ score: [61, 59] }), corrections: [correction], earlierCorrections: 82 }
    server.on('GET /api/gamesv2/7', () => ({ body: answer }))
    openEditor(server)
    expect(await screen.findByText('The latest 1 of 83 corrections; the history has all of them.')).toBeTruthy()
  })
})

describe('a correction of a final score', () => {
  const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
  const moved = (name: string, from: number, to: number) => ({
    league_id: 3,
    leagueName: 'Monday',
    team: team(from, name),
    from,
    to,
  })
  const effects = (ranks: readonly object[], token: string) => ({
    ranks,
    leaders: [],
    bracket: [],
    games: [],
    progress: [],
    facts: 1,
    further: false,
    token,
  })
  const swap = [moved('Bulls', 2, 1), moved('Hawks', 1, 2)]

  /** A server that shows these effects of whatever is entered, and answers what is saved. */
  const correcting = async (shown: object, saved: { status?: number; body: object }) => {
    const server = serverWith({ score: [61, 58], revision: 4 })
    const tokens: (string | null)[] = []
    server.on('preview of PUT /api/gamesv2/7/scores', () => ({ body: { ...gameAnswer().game, effects: shown } }))
    server.on('PUT /api/gamesv2/7/scores', ({ headers }) => {
      tokens.push(headers.get('If-Preview'))
      return saved
    })
    openEditor(server)
    await click('Edit Final Scores')
    return { server, tokens }
  }
  const corrected = { body: gameAnswer({ score: [57, 58], revision: 5 }).game }

  it('shows what it leads to, and saves what was shown', async () => {
    const { tokens } = await correcting(effects(swap, 'a token'), corrected)
    await type('Final score, Hawks', '57')
    expect(await screen.findByText('Bulls 2nd → 1st, Hawks 1st → 2nd', { exact: false })).toBeTruthy()
    await click('Save Final Scores')
    expect(await screen.findByText('Final game score updated!')).toBeTruthy()
    expect(tokens).toEqual(['a token'])
  })

  it('says that nothing else changes', async () => {
    await correcting(effects([], 'a token'), corrected)
    await type('Final score, Hawks', '62')
    expect(await screen.findByText('Nothing else changes.')).toBeTruthy()
  })

  it('shows what it leads to instead where that is something else by now', async () => {
    const message = 'This would lead to something else by now. Nothing was saved: look at it once more.'
    const refused = { status: 409, body: { statusCode: 409, message, error: 'Conflict', effects: effects(swap, 'another') } }
    const { server, tokens } = await correcting(effects([], 'a token'), refused)
    await type('Final score, Hawks', '57')
    await screen.findByText('Nothing else changes.')
    await click('Save Final Scores')
    expect(await screen.findByText('By now this leads to')).toBeTruthy()
    expect(screen.getByText('New')).toBeTruthy()
    server.on('PUT /api/gamesv2/7/scores', ({ headers }) => {
      tokens.push(headers.get('If-Preview'))
      return corrected
    })
    await click('Save Final Scores')
    expect(await screen.findByText('Final game score updated!')).toBeTruthy()
    expect(tokens).toEqual(['a token', 'another'])
  })

  it('is asked about anew after a conflict, so that mine is saved at once', async () => {
    const { server, tokens } = await correcting(effects(swap, 'before theirs'), corrected)
    const refused = { status: 409, body: { statusCode: 409, message: 'pat changed the final score.', error: 'Conflict' } }
    await type('Final score, Hawks', '57')
    await screen.findByText('Bulls 2nd → 1st, Hawks 1st → 2nd', { exact: false })
    server.on('GET /api/gamesv2/7', () => ({ body: gameAnswer({ score: [55, 58], revision: 5 }) }))
    server.on('preview of PUT /api/gamesv2/7/scores', () => ({
      body: { ...gameAnswer().game, effects: effects([], 'after theirs') },
    }))
    server.on('PUT /api/gamesv2/7/scores', ({ headers }) => {
      tokens.push(headers.get('If-Preview'))
      return tokens.length === 1 ? refused : corrected
    })
    await click('Save Final Scores')
    await screen.findByText('Nothing else changes.')
    await click('Save yours')
    expect(await screen.findByText('Final game score updated!')).toBeTruthy()
    expect(tokens).toEqual(['before theirs', 'after theirs'])
  })

  it('has its like in corrected lines, which are saved together as it was shown, once it leads there still', async () => {
    const server = serverWith()
    const sent: unknown[] = []
    const message = 'This would lead to something else by now. Nothing was saved: look at it once more.'
    server.on('preview of PUT /api/gamesv2/7/lines', () => ({ body: { lines: [], effects: effects([], 'a token') } }))
    server.on('PUT /api/gamesv2/7/lines', ({ body, headers }) => {
      sent.push([headers.get('If-Preview'), body])
      if (sent.length === 1)
        return { status: 409, body: { statusCode: 409, message, error: 'Conflict', effects: effects(swap, 'another') } }
      return { body: { lines: [lineAnswer({ PTS: 4, AST: 6 })] } }
    })
    openEditor(server)
    await click('Edit Stats')
    await type('Assists, Ana Ruiz', '6')
    await screen.findByText('Nothing else changes.')
    await click('Save Stats')
    expect(await screen.findByText('By now this leads to')).toBeTruthy()
    expect(valueOf('Assists, Ana Ruiz')).toBe('6')
    await click('Save Stats')
    expect(await screen.findByText('Stats saved.')).toBeTruthy()
    const lines = [{ player_id: 11, team_id: 1, revision: 4, stats: [{ stat_id: statIdOf('AST'), value: 6 }] }]
    expect(sent).toEqual([
      ['a token', { lines }],
      ['another', { lines }],
    ])
  })

  it('is saved as ever where nobody waited for what it leads to', async () => {
    const { tokens } = await correcting(effects(swap, 'a token'), corrected)
    await type('Final score, Hawks', '57')
    await click('Save Final Scores')
    expect(await screen.findByText('Final game score updated!')).toBeTruthy()
    expect(tokens).toEqual([null])
  })

  it('asks about nothing where a score is entered first', async () => {
    const server = serverWith()
    openEditor(server)
    await click('Edit Final Scores')
    await type('Final score, Hawks', '61')
    await type('Final score, Bulls', '58')
    expect(screen.queryByRole('region', { name: 'What this leads to' })).toBeNull()
    expect(server.calls.filter(call => call.startsWith('PUT'))).toEqual([])
  })
})
