import { addressAfterSignIn } from '@fullcourt/domain/pages/sign-in'
import { useSyncExternalStore } from 'react'
import { createApi } from '../../api/client'
import { knowsPasskeys, signWithPasskey } from '../../api/passkeys'
import type { PageAt } from '../site'
import { tenantName } from '../site'
import styles from './LoginPage.module.css'

const never = () => () => undefined
const notOnServer = () => false

type Props = Pick<PageAt, 'site' | 'search'> & {
  busy: boolean
  onBegin: () => void
  onFailure: (problem: unknown) => void
}

/** The way in without username and password; shown once the page runs in a browser that knows passkeys (docs/tenancy.md#passkeys). */
export const PasskeyButton = ({ site, search, busy, onBegin, onFailure }: Props) => {
  const isShown = useSyncExternalStore(never, knowsPasskeys, notOnServer)
  const signIn = async () => {
    const api = createApi(site.api.send)
    const { options } = await api.post('/api/auth/login/passkey/options', {})
    const signed = await signWithPasskey(options)
    const { user } = await api.post('/api/auth/login/passkey', { ...signed, ...tenantName(site.tenant) })
    window.location.assign(addressAfterSignIn(user.role, search.get('next')))
  }
  const begin = () => {
    if (busy) return
    onBegin()
    signIn().catch(onFailure)
  }
  if (!isShown) return null
  return (
    <button type="button" className={styles.other} aria-disabled={busy} onClick={begin}>
      Sign in with a passkey
    </button>
  )
}
