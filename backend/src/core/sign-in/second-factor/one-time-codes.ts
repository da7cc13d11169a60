import { Secret, TOTP } from 'otpauth'

/** How long one code is shown, in seconds, and how many of them before and after count as well: clocks differ. */
const PERIOD = 30
const WINDOW = 1

const of = (secret: string, label = ''): TOTP => new TOTP({ issuer: 'Fullcourt', label, secret, period: PERIOD })

/** A new secret (160 random bits in base 32), which an app makes its codes of (RFC 6238). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as an address that apps read, mostly from a picture: `otpauth://totp/Fullcourt:ana?…`. */
export const addressOfSecret = (secret: string, username: string): string => of(secret, username).toString()

/** The step of time that a code belongs to; undefined where it is no code of the secret at this time (milliseconds since 1970). */
export const stepOfCode = (secret: string, code: string, now: number): number | undefined => {
  const delta = of(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta
}

/** The code that an app shows at a time. */
export const codeAt = (secret: string, time: number): string => of(secret).generate({ timestamp: time })
