import { Button } from '@mantine/core'
import { knowsPasskeys } from '../../../../api/passkeys'
import { FAILURES } from '../../feedback/failures'
import { useCommand } from '../../feedback/use-command'
import { usePasskeySignIn } from './queries'

/** The way in without a password, where the browser knows passkeys. */
export const PasskeySignIn = () => {
  const run = useCommand()
  const signIn = usePasskeySignIn()
  if (!knowsPasskeys()) return null
  return (
    <Button
      type="button"
      variant="default"
      onClick={() => void run({ call: () => signIn.mutateAsync(), failure: FAILURES.login })}
    >
      Sign in with a passkey
    </Button>
  )
}
