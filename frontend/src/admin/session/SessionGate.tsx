import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { UserAnswer } from '../../api/schema'
import { loginAddress } from '../api'
import { QueryState } from '../parts/QueryState'
import { useSessionCheck } from './queries'

const SessionContext = createContext<UserAnswer | null>(null)

/** The signed-in person. */
export const useSession = (): UserAnswer => {
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
