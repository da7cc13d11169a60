import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { UserAnswer } from '../../api/schema'
import { loginAddress } from '../api'
import { QueryState } from '../parts/QueryState'
import { ChooseOwnPassword } from './ChooseOwnPassword'
import { useSessionCheck } from './queries'
import { SignInAgain } from './SignInAgain'

const SessionContext = createContext<UserAnswer | null>(null)

/** The signed-in person. */
export const useSession = (): UserAnswer => {
  const user = useContext(SessionContext)
  if (!user) throw new Error('A page of the admin is outside its SessionGate.')
  return user
}

const ToLogin = () => {
  useEffect(() => window.location.replace(loginAddress(window.location)), [])
  return null
}

const SignedIn = ({ user, children }: { user: UserAnswer | null; children: ReactNode }) => {
  const [person, setPerson] = useState(user)
  if (user && user !== person) setPerson(user)
  if (!person) return <ToLogin />
  return (
    <SessionContext.Provider value={person}>
      {children}
      {!user && <SignInAgain user={person} />}
    </SessionContext.Provider>
  )
}

/**
 * Lets signed-in people through, and everyone else to the sign-in. A person whose session ended signs in on the page where he
 * is.
 */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const check = useSessionCheck()
  return (
    <QueryState of={check}>
      {({ user, mustChangePassword }) =>
        user && mustChangePassword ? <ChooseOwnPassword user={user} /> : <SignedIn user={user ?? null}>{children}</SignedIn>
      }
    </QueryState>
  )
}
