import type { UserId } from '@fullcourt/domain/ids/kinds'
import { networkOf } from '../network/network-of'
import { SlidingWindow } from './sliding-window'

/** How many failed attempts are allowed in the last `milliseconds`. */
export type AttemptLimits = {
  readonly milliseconds: number
  readonly perUserAndAddress: number
  readonly perAddress: number
  /** Whatever the address: an attacker may have many. */
  readonly perUser: number
}

const LIMITS: AttemptLimits = { milliseconds: 15 * 60_000, perUserAndAddress: 10, perAddress: 100, perUser: 50 }

/** So many users and addresses are remembered. */
const MOST_KEYS = 20_000

export type Attempt =
  { readonly kind: 'allowed'; readonly succeeded: () => void } | { readonly kind: 'refused'; readonly waitSeconds: number }

/**
 * Limits attempts to sign in: per username and address, per username whatever the address, and per address whatever the username
 * (an IPv6 network counts as one address). An attempt counts from its beginning, so that many at once gain nothing; one that succeeds does not count.
 */
export class Attempts {
  private readonly usersAtAddresses: SlidingWindow
  private readonly users: SlidingWindow
  private readonly addresses: SlidingWindow
  private readonly signedIn: SlidingWindow

  constructor(
    private readonly now: () => number = Date.now,
    { milliseconds, perUserAndAddress, perAddress, perUser }: AttemptLimits = LIMITS,
  ) {
    this.usersAtAddresses = new SlidingWindow(perUserAndAddress, milliseconds, MOST_KEYS)
    this.users = new SlidingWindow(perUser, milliseconds, MOST_KEYS)
    this.signedIn = new SlidingWindow(perUserAndAddress, milliseconds, MOST_KEYS)
    this.addresses = new SlidingWindow(perAddress, milliseconds, MOST_KEYS)
  }

  begin(username: string, ip: string): Attempt {
    const at = this.now()
    const address = networkOf(ip)
    const user = username.normalize('NFKC').trim().toLowerCase()
    const both = `${address} ${user}`
    const waits = [this.usersAtAddresses.waitOf(both, at), this.users.waitOf(user, at), this.addresses.waitOf(address, at)]
    if (Math.max(...waits) > 0) return refused(Math.max(...waits))
    this.usersAtAddresses.add(both, at)
    this.users.add(user, at)
    this.addresses.add(address, at)
    const succeeded = () => {
      this.usersAtAddresses.forget(both)
      this.users.takeBack(user, at)
      this.addresses.takeBack(address, at)
    }
    return { kind: 'allowed', succeeded }
  }

  /** An attempt of somebody who is signed in to say his own password. */
  beginOwn(user: UserId): Attempt {
    const at = this.now()
    const key = String(user)
    const wait = this.signedIn.waitOf(key, at)
    if (wait > 0) return refused(wait)
    this.signedIn.add(key, at)
    return { kind: 'allowed', succeeded: () => this.signedIn.forget(key) }
  }
}

const refused = (milliseconds: number): Attempt => ({ kind: 'refused', waitSeconds: Math.ceil(milliseconds / 1000) })
