import type { FeatureFlags } from '@fullcourt/domain/organizations/features'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { UserAnswer } from '../../../api/schema'
import { QueryState } from '../feedback/QueryState'
import { ChooseOwnPassword } from './ChooseOwnPassword'
import { loadLater } from '../feedback/load-later'
import { useSessionCheck } from './queries'
import { SignInAgain } from './SignInAgain'

const MustSetTwoFactor = loadLater(() => import('./two-factor/MustSetTwoFactor').then(chunk => chunk.MustSetTwoFactor))

const SessionContext = createContext<UserAnswer | null>(null)

/** The signed-in person. */
export const useSession = (): UserAnswer => {
  const user = useContext(SessionContext)
  if (!user) throw new Error('A page of the admin is outside its SessionGate.')
  return user
}

/** Whether the organization of the signed-in person works with something that its flags say; not where nobody is signed in. */
export const useFlags = (says: (flags: FeatureFlags) => boolean): boolean =>
  says(useContext(SessionContext)?.organization?.feature_flags ?? {})

/** Under whose id this device writes. */
type Writer = { readonly id: number; readonly isScorer: boolean }

const PersonContext = createContext<Writer | null>(null)

/** Who writes: the signed-in person, or whoever opened a scorer link. */
export const usePerson = (): Writer => {
  const person = useContext(PersonContext)
  if (!person) throw new Error('A page of the admin is outside its SessionGate.')
  return person
}

/** Around the pages of a scorer, who is signed in nowhere. */
export const ScorerSession = ({ id, children }: { id: number; children: ReactNode }) => {
  const person = useMemo(() => ({ id, isScorer: true }), [id])
  return <PersonContext.Provider value={person}>{children}</PersonContext.Provider>
}

type Views = {
  /** What signed-in people see. */
  children: ReactNode
  /** What everyone else sees. */
  visitor: ReactNode
}

const SignedIn = ({ user, visitor, children }: Views & { user: UserAnswer | null }) => {
  const [person, setPerson] = useState(user)
  if (user && user !== person) setPerson(user)
  const id = person?.id
  const writer = useMemo(() => (id === undefined ? null : { id, isScorer: false }), [id])
  if (!person) return visitor
  return (
    <SessionContext.Provider value={person}>
      <PersonContext.Provider value={writer}>
        {children}
        {!user && <SignInAgain user={person} />}
      </PersonContext.Provider>
    </SessionContext.Provider>
  )
}

/**
 * Shows one thing to signed-in people, another to everyone else. A person whose session ended signs in on the page where they
 * are.
 */
export const SessionGate = ({ visitor, children }: Views) => {
  const check = useSessionCheck()
  return (
    <QueryState of={check}>
      {({ user, mustChangePassword, mustSetSecondFactor }) =>
        user && mustChangePassword ? (
          <ChooseOwnPassword user={user} />
        ) : user && mustSetSecondFactor ? (
          <MustSetTwoFactor user={user} />
        ) : (
          <SignedIn user={user ?? null} visitor={visitor}>
            {children}
          </SignedIn>
        )
      }
    </QueryState>
  )
}
