import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'

export type Person = { readonly kind: 'player' | 'user' | 'scorer' | 'invitation'; readonly id: number; readonly name: string }

const consequences = {
  player:
    'Name, e-mail address, phone number and photo are gone from every page and from the history. Games, totals and records keep the figures.',
  user: 'The user is signed out and cannot sign in again. Name and e-mail address are gone, from the history too, which keeps what was done.',
  scorer: 'The link ends. The name is gone, from the history too, which keeps what was scored.',
  invitation: 'The invitation ends. The name and the e-mail address are gone, from the history too.',
} as const

const failures = {
  player: FAILURES.erasePlayer,
  user: FAILURES.eraseUser,
  scorer: FAILURES.eraseUser,
  invitation: FAILURES.eraseUser,
} as const

/** Asks, and erases a person for good. */
export const useErasePerson = () => {
  const run = useCommand()
  const erase = useCall(
    ({ kind, id }: Person) => api.delete('/api/people/{kind}/{id}', undefined, { path: { kind, id } }),
    everything,
  )
  return (person: Person) =>
    run({
      question: {
        question: `Are you sure you want to erase ${person.name} for good?`,
        consequence: `${consequences[person.kind]} This cannot be undone.`,
        verb: `Erase ${person.kind}`,
        danger: true,
      },
      call: () => erase.mutateAsync(person),
      done: `${person.name} erased`,
      failure: failures[person.kind],
    })
}
