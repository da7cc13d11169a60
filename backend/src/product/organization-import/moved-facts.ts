import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { recall } from '@fullcourt/domain/log/recall'
import { organizationStream, type Organization } from '@fullcourt/domain/organizations/state'
import { userStream, type User } from '@fullcourt/domain/users/state'
import type { StoredFact } from '@fullcourt/event-store/port'
import { evolveAll } from '../../core/facts/folded-stream'
import { ImportFault } from './import-fault'

/** What an import of files remembers of them is keyed by the installation that it was made in. */
const KEYED = new Set<string>(['OuterIdsMapped', 'RowsBroughtIn'] satisfies AnyFact['type'][])

/** Passwords, the secrets of second factors and passkeys are not taken along: nobody has one when the facts are brought in. */
const OF_SECRETS = new Set<string>([
  'SecondFactorSet',
  'SecondFactorRemoved',
  'PasskeyAdded',
  'PasskeyRemoved',
] satisfies AnyFact['type'][])

const isOf = (stream: string, kind: string): boolean => stream.startsWith(`${kind}-`)

/**
 * Makes the facts of a folder fit a log of their own: numbered without what is left out. Knows what the organization and its
 * users are after them.
 */
export class MovedFacts {
  organization: Organization = organizationStream.initial
  readonly users = new Map<number, User>()
  private readonly revisions = new Map<string, number>()

  /** Throws `ImportFault` at a fact of a type that this program does not know, `FactOfNewerVersion` at one of a newer shape. */
  of(facts: readonly StoredFact[]): readonly StoredFact[] {
    return facts.filter(({ type }) => !KEYED.has(type) && !OF_SECRETS.has(type)).map(fact => this.moved(fact))
  }

  private moved(fact: StoredFact): StoredFact {
    this.know(fact)
    const { stream } = fact
    const revision = (this.revisions.get(stream) ?? -1) + 1
    this.revisions.set(stream, revision)
    return { ...fact, revision }
  }

  private know(stored: StoredFact): void {
    const fact = recall(stored)
    if (fact === 'unknown')
      throw new ImportFault(
        `The folder holds a fact ${stored.type}, which this version of Fullcourt does not know. Use a newer one.`,
      )
    const { stream } = stored
    if (isOf(stream, 'organization')) this.organization = evolveAll(organizationStream, this.organization, fact)
    if (!isOf(stream, 'user')) return
    const user = Number(stream.slice('user-'.length))
    this.users.set(user, evolveAll(userStream, this.users.get(user) ?? userStream.initial, fact))
  }
}
