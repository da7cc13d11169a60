import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Route } from './server'

/** A call that is refused for what is in its way until that is allowed, and the bodies that came with it. */
export const conflicting = (message: string, answer: object) => {
  const sent: unknown[] = []
  const route: Route = ({ body }) => {
    sent.push(body)
    if (sent.length > 1) return { body: answer }
    const conflicts = [{ rule: 'location', message, team_id: null, game_ids: [] }]
    return { status: 409, body: { statusCode: 409, message, error: 'Conflict', conflicts, reports: [] } }
  }
  return { sent, route }
}

/** Says what is in the way, and that it is to be saved all the same. */
export const saveAnyway = async (message: string) => {
  const question = within(await screen.findByRole('dialog', { name: '1 conflict. Save anyway?' }))
  expect(question.getByRole('listitem').textContent).toBe(message)
  await userEvent.click(question.getByRole('button', { name: 'Save anyway' }))
}
