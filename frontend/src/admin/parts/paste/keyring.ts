import { requestKey } from '../../../api/client'

/** The key of a call by what it is to do: the same for the same, so that it is done once however often it is sent. */
export type Keyring = (call: string) => string

/** Keys that are made when they are asked for; `keys` holds those of before, and each new one. */
export const createKeyring =
  (keys = new Map<string, string>()): Keyring =>
  call => {
    const key = keys.get(call) ?? requestKey()
    keys.set(call, key)
    return key
  }
