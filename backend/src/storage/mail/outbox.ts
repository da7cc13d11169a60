import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { People } from '../people/people'
import type { PrivateStore } from '../private-store/private-store'
import type { Mail } from './mail'

/** What a mail is about. */
export type MailKind = 'invitation' | 'new-device'

export type MailState = 'waiting' | 'sent' | 'failed'

/** A mail as it is kept: what is in it, and to whom, is sealed with the key of this person, and goes when it was sent. */
type Kept = {
  readonly kind: MailKind
  readonly person: UserId
  readonly state: MailState
  readonly sealed: Sealed | null
  /** How often it was tried, and from when on it is tried again, in milliseconds since 1970. */
  readonly tries: number
  readonly due: number
  /** From when on it is of no use. */
  readonly ends: number
}

/** One that somebody is sending. */
export type TakenMail = { readonly id: string; readonly kept: Kept; readonly mail: Mail }

export type NewMail = Pick<Kept, 'kind' | 'person' | 'ends'> & { readonly mail: Mail }

const ALL = 'outbox'

const MINUTE = 60_000
/** Whoever takes a mail has so long to send it, in milliseconds: it is longer than a mail server is waited for. */
const LEASE = 2 * MINUTE
const SHORTEST_PAUSE = MINUTE / 2
const LONGEST_PAUSE = 60 * MINUTE

/** Each further one waits twice as long, in milliseconds. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (tries - 1))

/** Mails that are to be sent, in the private store, until they were sent or are of no use (docs/operating.md#mail). */
export class Outbox {
  constructor(
    private readonly store: PrivateStore,
    private readonly people: People,
    private readonly now: () => number,
  ) {}

  /** Keeps a mail under an id; the same id again is the same mail. */
  async add(id: string, { kind, person, ends, mail }: NewMail): Promise<void> {
    const sealed = await this.people.seal(`user-${person}`, JSON.stringify(mail))
    const kept: Kept = { kind, person, state: 'waiting', sealed, tries: 0, due: this.now(), ends }
    await this.store.putIfAbsent('mails', id, kept, { group: ALL, expires: ends })
  }

  /** How far the mails of a kind are, by person. */
  async states(kind: MailKind): Promise<ReadonlyMap<UserId, MailState>> {
    const all = [...(await this.all()).values()]
    return new Map(all.filter(kept => kept.kind === kind).map(({ person, state }) => [person, state]))
  }

  /** The ids of those that are due. */
  async due(): Promise<readonly string[]> {
    const now = this.now()
    return [...(await this.all())]
      .filter(([, { state, due, ends }]) => state === 'waiting' && due <= now && now < ends)
      .map(([id]) => id)
  }

  /** Takes a mail that is due, so that nobody else sends it; undefined where somebody else has it, or its person was erased. */
  async take(id: string): Promise<TakenMail | undefined> {
    const expected = (await this.store.get('mails', id)) as Kept | undefined
    if (expected?.state !== 'waiting' || expected.sealed === null || this.now() < expected.due) return undefined
    const kept: Kept = { ...expected, tries: expected.tries + 1, due: this.now() + LEASE }
    if (!(await this.replace(id, expected, kept))) return undefined
    const text = await this.people.open(`user-${kept.person}`, expected.sealed)
    if (text !== null) return { id, kept, mail: JSON.parse(text) as Mail }
    await this.store.delete('mails', id)
    return undefined
  }

  /** It was taken by the mail server, or is refused for good: what was in it goes. */
  async settle({ id, kept }: TakenMail, state: 'sent' | 'failed'): Promise<void> {
    await this.replace(id, kept, { ...kept, state, sealed: null })
  }

  /** It is tried again later. */
  async postpone({ id, kept }: TakenMail): Promise<void> {
    await this.replace(id, kept, { ...kept, due: this.now() + pauseAfter(kept.tries) })
  }

  /** It is of no use any more. */
  async drop(id: string): Promise<void> {
    await this.store.delete('mails', id)
  }

  async forgetAllOf(person: UserId): Promise<void> {
    for (const [id, kept] of await this.all()) if (kept.person === person) await this.drop(id)
  }

  private async all(): Promise<ReadonlyMap<string, Kept>> {
    return (await this.store.getGroup('mails', ALL)) as ReadonlyMap<string, Kept>
  }

  private replace(id: string, expected: Kept, value: Kept): Promise<boolean> {
    return this.store.replace('mails', id, { expected, value }, { group: ALL, expires: value.ends })
  }
}
