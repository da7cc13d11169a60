import { randomBytes } from 'node:crypto'
import type { PrivateStore } from '../../storage/private-store/private-store'

/** What signs the session cookie: as set, or made once per installation, so that sessions outlive a restart. */
export const sessionSecretOf = async (store: PrivateStore, set: string | null): Promise<string> =>
  set ?? String(await store.putIfAbsent('installation', 'session-secret', randomBytes(32).toString('base64url')))
