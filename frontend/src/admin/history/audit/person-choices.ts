import type { ActionAnswer } from '../../../api/schema'

type User = { readonly id: number; readonly username: string }

/** Who can be filtered by: the users of the organization, and whoever else did something that is listed: they left, or came to help. */
export const personChoices = (users: readonly User[], listed: readonly Pick<ActionAnswer, 'user_id' | 'who'>[]) => {
  const known = new Set(users.map(({ id }) => id))
  const others = new Map(listed.flatMap(({ user_id: id, who }) => (id === null || known.has(id) ? [] : [[id, who] as const])))
  return [...users.map(({ id, username }) => [id, username] as const), ...others].map(([id, label]) => ({
    value: String(id),
    label,
  }))
}
