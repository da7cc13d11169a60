import { readInstallation } from '../backup/installation'
import { openLogAndSecrets } from '../app/stores'
import type { Settings } from '../../core/settings/settings'
import { setPassword } from '../../contexts/users/set-password'
import { onOwnData, type CallPlace } from './place'
import { sayLine, type Terminal } from './terminal'

/** Opening the stores to write would begin an installation where there is none. */
const refuseMissing = async (settings: Settings): Promise<void> => (await readInstallation(settings)).close()

/** Gives a user of the installation of the environment a new password. Throws `CommandFailed`. */
export const setPasswordCommand = async (terminal: Terminal, place: CallPlace, username: string): Promise<void> => {
  const password = await onOwnData(place, async settings => {
    await refuseMissing(settings)
    const { events, secrets } = await openLogAndSecrets(settings)
    for (const { message } of events.notices) sayLine(terminal, message)
    try {
      return await setPassword({ events, secrets }, username)
    } finally {
      await secrets.close()
      await events.close()
    }
  })
  sayLine(terminal, `The new password of ${username}: ${password}   (shown once; change it after the sign-in)`)
}
