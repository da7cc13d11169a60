import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { PrivateStore } from '../private-store/private-store'

/**
 * A text's keyed hash (HMAC-SHA256, base64url, 43 characters): equal for equal texts of one purpose in one installation,
 * and showing nothing to those without its key.
 */
export type KeyedHash = (purpose: 'slug' | 'domain' | 'username' | 'import-row' | 'request' | 'photo', text: string) => string

const KEY_BYTES = 32
const RECORD = 'keyed-hash'

/** The hash of this installation: its key is made once and never replaced, since facts name what it hashed (docs/facts.md#claims). */
export const openKeyedHash = async (store: PrivateStore): Promise<KeyedHash> => {
  const kept = await store.putIfAbsent('installation', RECORD, randomBytes(KEY_BYTES).toString('base64'))
  const key = createSecretKey(String(kept), 'base64')
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}

/** Whether a private store was ever used: its first start makes the key. */
export const hasKeyedHash = async (store: PrivateStore): Promise<boolean> =>
  (await store.get('installation', RECORD)) !== undefined
