import { networkOf } from './network-of'
import { SlidingWindow } from './sliding-window'

/** How many failed attempts are allowed in the last `milliseconds`. */
export type AttemptLimits = {
  readonly milliseconds: number
  readonly perUserAndAddress: number
  readonly perAddress: number
}

const LIMITS: AttemptLimits = { milliseconds: 15 * 60_000, perUserAndAddress: 10, perAddress: 100 }

/** So many users and addresses are kept in mind. */
const MOST_KEYS = 20_000

export type Attempt =
  { readonly kind: 'allowed'; readonly succeeded: () => void } | { readonly kind: 'refused'; readonly waitSeconds: number }

/**
 * Limits attempts to sign in: per username and address, and per address whatever the username (an IPv6 network counts as
 * one address). An attempt counts from its beginning, so that many at once gain nothing; one that succeeds does not count.
 */
export class Attempts {
  private readonly users: SlidingWindow
  private readonly addresses: SlidingWindow

  constructor(
    private readonly now: () => number = Date.now,
    { milliseconds, perUserAndAddress, perAddress }: AttemptLimits = LIMITS,
  ) {
    this.users = new SlidingWindow(perUserAndAddress, milliseconds, MOST_KEYS)
    this.addresses = new SlidingWindow(perAddress, milliseconds, MOST_KEYS)
  }

  begin(username: string, ip: string): Attempt {
    const at = this.now()
    const address = networkOf(ip)
    const user = `${address} ${username.normalize('NFKC').trim().toLowerCase()}`
    const wait = Math.max(this.users.waitOf(user, at), this.addresses.waitOf(address, at))
    if (wait > 0) return { kind: 'refused', waitSeconds: Math.ceil(wait / 1000) }
    this.users.add(user, at)
    this.addresses.add(address, at)
    const succeeded = () => {
      this.users.forget(user)
      this.addresses.takeBack(address, at)
    }
    return { kind: 'allowed', succeeded }
  }
}
