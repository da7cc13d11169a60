import { loginAddress } from '../calls/api'
import { FAILURES } from '../feedback/failures'
import { useCommand } from '../feedback/use-command'
import { useLogout } from './queries'

/** Signs out and goes to the sign-in. */
export const useLeave = () => {
  const logout = useLogout()
  const run = useCommand()
  return async () => {
    if (await run({ call: () => logout.mutateAsync(), failure: FAILURES.logout }))
      window.location.assign(loginAddress(window.location))
  }
}
