/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useDivisions } from '../divisions/queries'
import { conflicting, saveAnyway } from '../../parts/testing/conflicting'
import { testServer } from '../../parts/testing/server'
import { DivisionPage } from './DivisionPage'
import { base, bracket, dialog, game, open, press, refused, semifinals, submit } from './testing/division-page'

/** Types the score that makes Comets win, and saves. */
const correct = async () => {
  await press('Edit game of Semifinal 1')
  const points = within(await dialog()).getByLabelText('Points of Comets')
  await userEvent.clear(points)
  await userEvent.type(points, '63')
  await submit('Save Changes')
}

describe('A game of a matchup', () => {
  it('is created with its teams, day, time and place', async () => {
    const server = testServer()
    const sent: unknown[] = []
    server.on(`POST ${base}/games`, ({ body }) => {
      sent.push(body)
      return { status: 201, body: { id: 42 } }
    })
    await open(server)
    await press('Create game of Semifinal 2')
    const form = within(await dialog())
    await userEvent.type(form.getByLabelText('Date'), '2026-11-29')
    await userEvent.type(form.getByLabelText('Location'), 'Irvine')
    await submit('Create Game')
    await screen.findByText('Game created!')
    expect(sent).toEqual([
      {
        match_id: 'r1-1',
        home_team_id: 2,
        away_team_id: 3,
        date: '2026-11-29',
        time: null,
        location: 'Irvine',
        location_url: null,
      },
    ])
  })

  it('is asked about where its day is outside of the season, and created when that is said', async () => {
    const outside = 'January 1, 2020 is outside of the season (from October 4, 2026 to March 28, 2027).'
    const server = testServer()
    const { sent, route } = conflicting(outside, { id: 42 })
    server.on(`POST ${base}/games`, route)
    await open(server)
    await press('Create game of Semifinal 2')
    await userEvent.type(within(await dialog()).getByLabelText('Date'), '2020-01-01')
    await submit('Create Game')
    await saveAnyway(outside)
    await screen.findByText('Game created!')
    expect(sent).toEqual([
      expect.not.objectContaining({ allowConflicts: true }),
      expect.objectContaining({ date: '2020-01-01', allowConflicts: true }),
    ])
  })

  it('leaves the focus at the box of its matchup when its dialog closes', async () => {
    const server = testServer()
    const answer: { body: object } = { body: bracket }
    server.on(`POST ${base}/games`, () => {
      const [first, second] = semifinals
      answer.body = {
        ...bracket,
        rounds: [{ label: 'Semifinals', matchups: [first, { ...second, game: { ...game, id: 42 } }] }, bracket.rounds[1]],
      }
      return { status: 201, body: { id: 42 } }
    })
    await open(server, answer)
    await press('Create game of Semifinal 2')
    await submit('Create Game')
    await screen.findByRole('button', { name: 'Edit game of Semifinal 2' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('data-matchup')).toBe('r1-1'))
  })

  it('locks its division on whatever else shows it', async () => {
    const server = testServer()
    server.on('GET /api/seasonsv2/2/divisions', () => ({ body: [] }))
    server.on(`POST ${base}/games`, () => ({ status: 201, body: { id: 42 } }))
    const DivisionsBeside = () => {
      useDivisions(2)
      return <DivisionPage />
    }
    await open(server, { body: bracket }, <DivisionsBeside />)
    await press('Create game of Semifinal 2')
    await submit('Create Game')
    await waitFor(() => expect(server.calls.filter(call => call === 'GET /api/seasonsv2/2/divisions')).toHaveLength(2))
  })

  it('says so when somebody else was faster', async () => {
    const server = testServer()
    const message = 'A game already exists for this matchup. Edit it instead.'
    server.on(`POST ${base}/games`, () => ({ status: 409, body: { statusCode: 409, message } }))
    await open(server)
    await press('Create game of Semifinal 2')
    await submit('Create Game')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('that cannot be created says so where the server has no words', async () => {
    const server = testServer()
    server.on(`POST ${base}/games`, () => ({ status: 500, body: {} }))
    await open(server)
    await press('Create game of Semifinal 2')
    await submit('Create Game')
    expect(await screen.findByText('Error creating game')).toBeTruthy()
  })

  it('is changed against the moment at which it was read, and only where it was changed', async () => {
    const server = testServer()
    const sent: unknown[] = []
    server.on(`PUT ${base}/games/41`, ({ body, headers }) => {
      sent.push([body, headers.get('If-Match')])
      return { body: { ...game, score_away: 60 } }
    })
    await open(server)
    await press('Edit game of Semifinal 1')
    const points = within(await dialog()).getByLabelText('Points of Comets')
    await userEvent.clear(points)
    await userEvent.type(points, '60')
    await submit('Save Changes')
    await screen.findByText('Score updated successfully')
    expect(sent).toEqual([[{ score_home: 61, score_away: 60 }, '7']])
  })

  it('needs both scores', async () => {
    await open()
    await press('Edit game of Semifinal 1')
    await userEvent.clear(within(await dialog()).getByLabelText('Points of Hawks'))
    await submit('Save Changes')
    expect(await screen.findByText('Both scores are required.')).toBeTruthy()
  })

  it.each(['99999', '-3'])('refuses %s as points beside the field, and saves nothing', async text => {
    const server = await open()
    await press('Edit game of Semifinal 1')
    const points = within(await dialog()).getByLabelText('Points of Comets')
    await userEvent.clear(points)
    await userEvent.type(points, text)
    await submit('Save Changes')
    expect(await screen.findByText('A whole number from 0 to 999')).toBeTruthy()
    expect(points).toHaveProperty('value', text)
    expect(server.calls).not.toContain(`PUT ${base}/games/41`)
  })

  it('asks for a score that is rather a slip of a key', async () => {
    const server = await open()
    await press('Edit game of Semifinal 1')
    const points = within(await dialog()).getByLabelText('Points of Comets')
    await userEvent.clear(points)
    await userEvent.type(points, '999')
    await submit('Save Changes')
    const question = within(await screen.findByRole('dialog', { name: 'Really?' }))
    expect(question.getByText('999–61 is more than 60 apart or above 200.')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Change it' }))
    expect(await screen.findByText('Not saved yet: change the score.')).toBeTruthy()
    expect(server.calls).not.toContain(`PUT ${base}/games/41`)
  })

  it('can be won without being played', async () => {
    const server = testServer()
    const sent: unknown[] = []
    server.on(`PUT ${base}/games/41`, ({ body }) => {
      sent.push(body)
      return { body: game }
    })
    await open(server)
    await press('Edit game of Semifinal 1')
    await userEvent.selectOptions(within(await dialog()).getByLabelText('Walk-over'), 'Comets')
    await submit('Save Changes')
    await screen.findByText('Score updated successfully')
    expect(sent).toEqual([{ walkover_winner: 'away' }])
  })

  it('that cannot be changed says so where the server has no words', async () => {
    const server = testServer()
    server.on(`PUT ${base}/games/41`, () => ({ status: 500, body: {} }))
    await open(server)
    await correct()
    expect(await screen.findByText('Failed to update game.')).toBeTruthy()
  })
})

describe('A corrected result that lets another team go on', () => {
  const server = () => {
    const it = testServer()
    const sent: unknown[] = []
    it.on(`PUT ${base}/games/41`, ({ body }) => {
      sent.push(body)
      return sent.length === 1 ? refused : { body: game }
    })
    return { it, sent }
  }

  it('shows the games that it undoes, and is saved when that is confirmed', async () => {
    const { it: api, sent } = server()
    await open(api)
    await correct()
    expect(await screen.findByText('Final: Owls @ Hawks, 65–70')).toBeTruthy()
    await press('Save and undo 1 later game')
    await screen.findByText('Score updated successfully')
    expect(sent.at(-1)).toEqual({ score_home: 61, score_away: 63, undoes: [43] })
  })

  it('is undone in one step, with the games that it undid', async () => {
    const { it: api } = server()
    api.on('POST /api/gamesv2/41/undo-correction', () => ({ body: game }))
    await open(api)
    await correct()
    await press('Save and undo 1 later game')
    await screen.findByText('1 later game undone')
    await press(/^Undo/)
    expect(await screen.findByText('Correction undone')).toBeTruthy()
    expect(api.calls).toContain('POST /api/gamesv2/41/undo-correction')
  })

  it('is not saved when it is not, and says why', async () => {
    const { it: api, sent } = server()
    await open(api)
    await correct()
    const asked = (await screen.findByText('Final: Owls @ Hawks, 65–70')).closest<HTMLElement>('[role=dialog]')
    await userEvent.click(within(asked ?? document.body).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Other teams would play Final (65–70).')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })
})

describe('A game that is deleted', () => {
  it('is asked about first, and can be brought back', async () => {
    const server = testServer()
    server.on(`DELETE ${base}/games/41`, () => ({ status: 204, body: null }))
    server.on(`POST ${base}/games/41/restore`, () => ({ status: 204, body: null }))
    await open(server)
    await press('Delete game of Semifinal 1')
    expect(await screen.findByText('Are you sure you want to delete this game?')).toBeTruthy()
    await submit('Delete game')
    await screen.findByText('Game deleted!')
    await press(/^Undo/)
    await waitFor(() => expect(server.calls).toContain(`POST ${base}/games/41/restore`))
  })

  it('names the later games that it undoes', async () => {
    const server = testServer()
    let tries = 0
    server.on(`DELETE ${base}/games/41`, () => (tries++ === 0 ? refused : { status: 204, body: null }))
    await open(server)
    await press('Delete game of Semifinal 1')
    await screen.findByText('Are you sure you want to delete this game?')
    await submit('Delete game')
    await screen.findByText('Final: Owls @ Hawks, 65–70')
    await press('Save and undo 1 later game')
    await screen.findByText('Game deleted!')
    expect(server.calls).toContain(`DELETE ${base}/games/41?undoes=43`)
  })

  it('that cannot be deleted says so where the server has no words', async () => {
    const server = testServer()
    server.on(`DELETE ${base}/games/41`, () => ({ status: 500, body: {} }))
    await open(server)
    await press('Delete game of Semifinal 1')
    await screen.findByText('Are you sure you want to delete this game?')
    await submit('Delete game')
    expect(await screen.findByText('Error deleting game')).toBeTruthy()
  })
})
