/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { click, gameAnswer, openEditor, serverWith, type EditedGame } from './testing/editor'

beforeEach(() => localStorage.clear())

describe('a walk-over', () => {
  const giving = async (game: EditedGame, winner: string, refusal?: object) => {
    const server = serverWith(game)
    const sent: unknown[] = []
    server.on('PUT /api/gamesv2/7/walkover', ({ body, headers }) => {
      sent.push([body, headers.get('If-Match')])
      if (refusal && sent.length === 1) return { status: 409, body: refusal }
      const { walkover_winner } = body as { walkover_winner: 'home' | 'away' | null }
      const next = gameAnswer({ revision: 5, ...(walkover_winner && { walkover: walkover_winner }) })
      server.on('GET /api/gamesv2/7', () => ({ body: next }))
      return { body: next.game }
    })
    openEditor(server)
    await click('Walk-over')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Walk-over' }), winner)
    return sent
  }

  it('is given to the team that wins because the other one does not play, with the reason', async () => {
    const sent = await giving({}, 'Hawks')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Bulls had too few players')
    await click('Save Changes')
    expect(await screen.findByText(/^Walk-over for Hawks/)).toBeTruthy()
    expect(sent).toEqual([[{ walkover_winner: 'home', reason: 'Bulls had too few players' }, '4']])
  })

  it('is taken back', async () => {
    const sent = await giving({ walkover: 'away' }, 'None')
    await click('Save Changes')
    expect(await screen.findByText('Walk-over taken back')).toBeTruthy()
    expect(sent).toEqual([[{ walkover_winner: null }, '4']])
  })

  it('that lets another team go on in a bracket shows the later games that it undoes', async () => {
    const message = 'Other teams would play Final (65–70).'
    const final = { game_id: 43, label: 'Final', homeTeam: 'Hawks', awayTeam: 'Owls', score_home: 70, score_away: 65 }
    const refusal = { statusCode: 409, message, error: 'Conflict', undoes: [{ ...final, walkover_winner: null }] }
    const sent = await giving({ walkover: 'home' }, 'Bulls', refusal)
    await click('Save Changes')
    expect(await screen.findByText('Final: Owls @ Hawks, 65–70')).toBeTruthy()
    await click('Save and undo 1 later game')
    await screen.findByText('1 later game undone')
    expect(sent[1]).toEqual([{ walkover_winner: 'away', undoes: [43] }, '4'])
  })

  it('is not offered for a game that was played', async () => {
    openEditor(serverWith({ score: [61, 58] }))
    await screen.findByRole('button', { name: 'Edit Game' })
    expect(screen.queryByRole('button', { name: 'Walk-over' })).toBeNull()
  })
})
