import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import type { Claimed } from '@fullcourt/domain/claims/events'
import { claimStream } from '@fullcourt/domain/claims/state'
import type { IdsReserved } from '@fullcourt/domain/ids/events'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { idsStream, type ReservedIds } from '@fullcourt/domain/ids/state'
import { FACT_VERSIONS } from '@fullcourt/domain/log/fact-types'
import type { EventStore, Json } from '@fullcourt/event-store/port'
import { nameUuid } from '../../core/facts/name-uuid'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import type { MovedFacts } from './moved-facts'

/** What an import writes of its own beside the facts of the folder. `name` is that of the import: twice the same is once. */
export type OwnFacts = { readonly events: EventStore; readonly name: string; readonly now: Date }

const append = async (
  { events, name, now }: OwnFacts,
  stream: string,
  facts: readonly (Claimed | IdsReserved)[],
): Promise<void> => {
  const command = nameUuid(name, stream)
  const metadata = (version: number): FactMetadata => ({
    version,
    time: now.toISOString(),
    actor: 'system',
    organization: null,
    command,
    correlation: name,
    cause: null,
    reason: null,
  })
  const written = facts.map(({ type, data }, at) => ({
    id: nameUuid(command, at),
    type,
    data: data as Json,
    metadata: metadata(FACT_VERSIONS[type]) as unknown as Json,
  }))
  if (written.length > 0) await events.append(stream, 'none', written)
}

/** Ids that were handed out where the folder was made are not handed out here. */
export const reserveHandedOut = (own: OwnFacts, ids: ReservedIds): Promise<void> =>
  append(
    own,
    idsStream.name(),
    Object.entries(ids).map(([kind, upTo]) => ({ type: 'IdsReserved', data: { kind: kind as IdKind, from: 1, upTo } })),
  )

/** Slug, domain and usernames belong to those who have them. */
export const claimNames = async (own: OwnFacts, keyedHash: KeyedHash, { organization, users }: MovedFacts): Promise<void> => {
  const claims: Claimed['data'][] = []
  if (organization.kind === 'active')
    for (const claim of ['slug', 'domain'] as const) {
      const value = organization.profile[claim]
      if (value !== null) claims.push({ claim, key: keyedHash(claim, value), holder: organization.id })
    }
  for (const user of users.values())
    if (user.kind === 'active') claims.push({ claim: 'username', key: user.profile.usernameKey, holder: user.id })
  for (const data of claims) await append(own, claimStream.name(data), [{ type: 'Claimed', data }])
}
