import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Sealed } from '@fullcourt/domain/facts/sealed'

/** Says how a value is sealed: AES-256-GCM, written as base64url of nonce, cipher text and tag. */
const VERSION = '1.'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Version, nonce and tag at least, in base64url. */
const SEALED = /^1\.[\w-]{38,}$/

/** Whether a text has the form of a sealed one. */
export const isSealed = (text: string): boolean => SEALED.test(text)

/** What is in the place of a sealed value: it was cut, changed, sealed for somebody else, or sealed by a newer Fullcourt. */
export class NotOpened extends Error {
  readonly kind = 'not-opened'
  constructor(
    readonly person: string,
    options?: ErrorOptions,
  ) {
    super(`A sealed value of ${person} cannot be opened: it was changed, or sealed for somebody else.`, options)
  }
}

/** A new key as it is stored. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64')

export const secretKeyOf = (kept: string): KeyObject => createSecretKey(kept, 'base64')

/** Closes bytes for a person: nonce, cipher text and tag. The same bytes closed twice look different. */
export const sealBytes = (key: KeyObject, person: string, bytes: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(person))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `sealBytes` closed with the same key for the same person. Throws `NotOpened` otherwise. */
export const openBytes = (key: KeyObject, person: string, sealed: Buffer): Buffer => {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(person)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new NotOpened(person, { cause: error })
  }
}

/** Closes a text for a person; the same text closed twice looks different. The value opens for that person alone. */
export const sealText = (key: KeyObject, person: string, text: string): Sealed =>
  `${VERSION}${sealBytes(key, person, Buffer.from(text)).toString('base64url')}` as Sealed

/** Opens what `sealText` closed with the same key for the same person. Throws `NotOpened` otherwise. */
export const openText = (key: KeyObject, person: string, sealed: Sealed): string => {
  if (!sealed.startsWith(VERSION)) throw new NotOpened(person)
  return openBytes(key, person, Buffer.from(sealed.slice(VERSION.length), 'base64url')).toString()
}
