import type { UserId } from '@fullcourt/domain/ids/kinds'
import { comparableUsername } from '@fullcourt/domain/users/username'
import { networkOf } from '../network/network-of'
import { SlidingWindow } from './sliding-window'

/** How many failed attempts are allowed in the last `milliseconds`. */
export type AttemptLimits = {
  readonly milliseconds: number
  readonly perUserAndAddress: number
  readonly perAddress: number
  /** Of all addresses together: beyond it each has `perAddressOfStrained` only, so that none locks the user out of all others. */
  readonly perUser: number
  readonly perAddressOfStrained: number
  /** Whatever the address: an attacker may have very many. Only devices that the user signed in with before may go on. */
  readonly perUserAtMost: number
}

const LIMITS: AttemptLimits = {
  milliseconds: 15 * 60_000,
  perUserAndAddress: 10,
  perAddress: 100,
  perUser: 50,
  perAddressOfStrained: 2,
  perUserAtMost: 500,
}

/** So many users, addresses and devices are remembered. */
const MOST_KEYS = 20_000

export type SignInAttempt =
  | { readonly kind: 'allowed'; readonly succeeded: () => void }
  | { readonly kind: 'refused'; readonly waitSeconds: number }

/** Who tries to sign in, from where; `device` where they signed in with it before. */
export type WhoTries = { readonly username: string; readonly ip: string; readonly device?: string | undefined }

/**
 * Limits attempts to sign in: per address whatever is sent, per username and address, and per username
 * (an IPv6 network counts as one address). A device with which the user signed in before has a budget of its own instead. An
 * attempt counts from its beginning, so that many at once gain nothing; one that succeeds does not count.
 * See docs/decisions/http.md#attempts-to-sign-in.
 */
export class Attempts {
  private readonly usersAtAddresses: SlidingWindow
  private readonly usersAtStrained: SlidingWindow
  private readonly users: SlidingWindow
  private readonly usersAtMost: SlidingWindow
  private readonly addresses: SlidingWindow
  private readonly devices: SlidingWindow
  private readonly signedIn: SlidingWindow

  constructor(
    private readonly now: () => number = Date.now,
    limits: AttemptLimits = LIMITS,
  ) {
    const windowOf = (most: number) => new SlidingWindow(most, limits.milliseconds, MOST_KEYS)
    this.usersAtAddresses = windowOf(limits.perUserAndAddress)
    this.usersAtStrained = windowOf(limits.perAddressOfStrained)
    this.users = windowOf(limits.perUser)
    this.usersAtMost = windowOf(limits.perUserAtMost)
    this.addresses = windowOf(limits.perAddress)
    this.devices = windowOf(limits.perUserAndAddress)
    this.signedIn = windowOf(limits.perUserAndAddress)
  }

  /** A request to sign in, before anything of it is read. */
  beginAt(ip: string): SignInAttempt {
    return this.count({ shared: [[this.addresses, networkOf(ip)]] })
  }

  /** An attempt with a username and a password. */
  begin({ username, ip, device }: WhoTries): SignInAttempt {
    const user = comparableUsername(username)
    if (device !== undefined) return this.count({ own: [this.devices, `${device} ${user}`] })
    const both = `${networkOf(ip)} ${user}`
    const isStrained = this.users.waitOf(user, this.now()) > 0
    return this.count({
      own: [isStrained ? this.usersAtStrained : this.usersAtAddresses, both],
      shared: [[this.usersAtMost, user], ...(isStrained ? [] : [[this.users, user] as const])],
    })
  }

  /** An attempt of somebody who is signed in to say their own password. */
  beginOwn(user: UserId): SignInAttempt {
    return this.count({ own: [this.signedIn, String(user)] })
  }

  /** Counts in every window, unless one is full. Success forgets the person's own failures, of those of others it takes itself back. */
  private count({ own, shared = [] }: { readonly own?: Counted; readonly shared?: readonly Counted[] }): SignInAttempt {
    const at = this.now()
    const counted = own === undefined ? shared : [own, ...shared]
    const wait = Math.max(...counted.map(([window, key]) => window.waitOf(key, at)))
    if (wait > 0) return { kind: 'refused', waitSeconds: Math.ceil(wait / 1000) }
    for (const [window, key] of counted) window.add(key, at)
    const succeeded = () => {
      if (own !== undefined) own[0].forget(own[1])
      for (const [window, key] of shared) window.takeBack(key, at)
    }
    return { kind: 'allowed', succeeded }
  }
}

/** A key of a window. */
type Counted = readonly [SlidingWindow, string]
