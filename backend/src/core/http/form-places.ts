import { Semaphore } from '@fullcourt/projections/semaphore'

/** How many forms of an organization are worked on at once, and of all; what waits is bounded by its bytes, and by this many. */
const OF_ONE_AT_ONCE = 1
const AT_ONCE = 4
const MOST_WAITING_OF_ONE = 8

const MEGABYTE = 1024 * 1024

/** The bytes of files in memory, of an organization and of all. A whole import of the largest league leaves room for a picture. */
const BYTES_OF_ONE = 64 * MEGABYTE
const BYTES = 192 * MEGABYTE

export type FormPlaceLimits = { readonly bytesOfOne: number; readonly bytes: number }

/** There is no place: because of what the same organization sends, or because of all together. */
export class NoPlace extends Error {
  readonly kind = 'no-place'
  constructor(readonly because: 'own' | 'all') {
    super(
      because === 'own'
        ? 'Other files of your organization are being worked on. Send these again in a few seconds.'
        : 'Too many files are being sent at the moment. Send them again in a few seconds.',
    )
  }
}

/** What one form holds, from its first byte to its answer. */
export type FormPlace = {
  /** Counts bytes that came. Throws `NoPlace` where there is no room for them. */
  readonly hold: (bytes: number) => void
  /** How many bytes it holds. */
  readonly held: () => number
  /** Waits until the form may be worked on. Throws `NoPlace` where too many wait. */
  readonly work: () => Promise<void>
  /** Lets go of all that it holds. A second call changes nothing. */
  readonly leave: () => void
}

type Owner = { readonly turns: Semaphore; forms: number; bytes: number }

/**
 * Places of forms with files, whose bytes are in memory until the call is answered. While a form comes it holds its bytes alone, so
 * that slow ones stop nobody; it is worked on when its organization's turn has come, and one of all. What one organization sends takes
 * no place of another's.
 */
export class FormPlaces {
  private readonly all = new Semaphore(AT_ONCE)
  private readonly owners = new Map<string, Owner>()
  private bytes = 0

  constructor(private readonly limits: FormPlaceLimits = { bytesOfOne: BYTES_OF_ONE, bytes: BYTES }) {}

  /** A place for a form of an owner: an organization, or somebody who belongs to none. */
  enter(name: string): FormPlace {
    const owner = this.ownerOf(name)
    owner.forms += 1
    const releases: (() => void)[] = []
    let held = 0
    let left = false
    const take = async (turns: Semaphore) => {
      const release = await turns.enter()
      if (left) release()
      else releases.push(release)
    }
    return {
      hold: bytes => {
        if (owner.bytes + bytes > this.limits.bytesOfOne) throw new NoPlace('own')
        if (this.bytes + bytes > this.limits.bytes) throw new NoPlace('all')
        held += bytes
        owner.bytes += bytes
        this.bytes += bytes
      },
      held: () => held,
      work: async () => {
        if (owner.turns.queued >= MOST_WAITING_OF_ONE) throw new NoPlace('own')
        await take(owner.turns)
        await take(this.all)
      },
      leave: () => {
        if (left) return
        left = true
        for (const release of releases) release()
        owner.bytes -= held
        this.bytes -= held
        owner.forms -= 1
        if (owner.forms === 0) this.owners.delete(name)
      },
    }
  }

  private ownerOf(name: string): Owner {
    const owner = this.owners.get(name) ?? { turns: new Semaphore(OF_ONE_AT_ONCE), forms: 0, bytes: 0 }
    this.owners.set(name, owner)
    return owner
  }
}
