import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import { ALL_ORGANIZATIONS, organizationCard } from '@fullcourt/projections/organizations/organization'
import { playerCard } from '@fullcourt/projections/players/player'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import type { Condition } from '../../storage/condition/condition'
import type { Documents } from '../../storage/documents/documents'
import type { People } from '../../storage/people/people'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import type { NotOpened } from '../../storage/people/sealing'

/** How many players and users that lists show have no key: what was sealed for them cannot be opened. */
export type WithoutKey = { readonly players: number; readonly users: number }

const personsIn = async (documents: Documents, kind: 'player' | 'user', key: string): Promise<readonly PersonName[]> => {
  const listed = await documents.list<unknown>(kind === 'player' ? playerCard : userCard, { index: 'organization', key })
  return listed.map(({ id }): PersonName => `${kind}-${Number(id)}`)
}

/** Looks for the key of everybody who is listed, one organization after another. */
export const personsWithoutKey = async (documents: Documents, people: Pick<People, 'withoutKey'>): Promise<WithoutKey> => {
  const organizations = await documents.list(organizationCard, { index: 'all', key: ALL_ORGANIZATIONS })
  const found = { players: 0, users: 0 }
  for (const key of [NO_ORGANIZATION, ...organizations.map(({ id }) => id)]) {
    found.players += (await people.withoutKey(await personsIn(documents, 'player', key))).length
    found.users += (await people.withoutKey(await personsIn(documents, 'user', key))).length
  }
  return found
}

/** Warns of values that cannot be opened, once for each person. */
export const oncePerPerson = (log: Pick<Logger, 'warn'>): ((error: NotOpened) => void) => {
  const known = new Set<string>()
  return ({ person, message }) => {
    if (known.has(person)) return
    known.add(person)
    log.warn(message)
  }
}

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * Says once at each start how many persons cannot be opened: the private store is older than the log. They are not
 * shown, and the others as always.
 */
export class MissingKeys implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Keys of persons')
  private isEnded = false

  constructor(
    private readonly documents: Documents,
    private readonly people: People,
    private readonly runner: Runner,
    private readonly condition: Condition,
  ) {}

  onApplicationBootstrap(): void {
    this.report().catch(error => {
      if (!this.isEnded) this.logger.warn(`Whether keys are missing is not known: ${String(error)}`)
    })
  }

  onModuleDestroy(): void {
    this.isEnded = true
  }

  private async report(): Promise<void> {
    await this.runner.ready()
    const { players, users } = await personsWithoutKey(this.documents, this.people)
    if (players + users === 0) return
    const message = `${countOf(players, 'player')} and ${countOf(users, 'user')} cannot be opened: the private store is older than the log and lacks their keys. Put the newer one back.`
    this.condition.report('personKeys', { message })
  }
}
