import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { loginAddress } from '../api'
import { QueryState } from '../parts/QueryState'
import { useSessionCheck, type SignedInUser } from './queries'

const SessionContext = createContext<SignedInUser | null>(null)

/** The signed-in person. */
export const useSession = (): SignedInUser => {
  const user = useContext(SessionContext)
  if (!user) throw new Error('A page of the admin stands outside its SessionGate.')
  return user
}

const ToLogin = () => {
  useEffect(() => window.location.replace(loginAddress(window.location)), [])
  return null
}

/** Lets signed-in people through, and everyone else to the sign-in. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const check = useSessionCheck()
  return (
    <QueryState of={check}>
      {({ authenticated, user }) =>
        authenticated && user ? <SessionContext.Provider value={user}>{children}</SessionContext.Provider> : <ToLogin />
      }
    </QueryState>
  )
}
